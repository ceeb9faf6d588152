import { describe, expect, it } from "vitest";
import { emptyTexts } from "./fields";
import { serviceFrom, startingPoint } from "./starting-point";

describe("the service in the address", () => {
  it.each([
    ["?dienst=gevel-stucen", "gevel-stucen", "gevel-stucen"],
    ["?dienst=nieuwbouw-stucen", "anders", "nieuwbouw-stucen"],
    ["?dienst=schilderwerk", "anders", "anders"],
    ["?dienst=dakdekken", "", ""],
    ["", "", ""],
  ])("%s is chosen where the form offers it", (search, contact, quote) => {
    expect(serviceFrom(search, "contact")).toBe(contact);
    expect(serviceFrom(search, "quote")).toBe(quote);
  });
});

describe("what a form begins with", () => {
  const draft = { values: { ...emptyTexts, name: "Fatima", city: "Delft", service: "anders" }, search: "" };

  it("is empty at first", () => {
    const start = startingPoint("contact", { search: "", draft: undefined, typed: {} });
    expect(start).toMatchObject({
      restored: false,
      priceIndication: "",
      values: { name: "", privacy: false },
    });
  });

  it("is the draft, with its reference", () => {
    const start = startingPoint("contact", {
      search: "",
      draft: { ...draft, reference: "KK-23456789" },
      typed: {},
    });
    expect(start).toMatchObject({
      restored: true,
      reference: "KK-23456789",
      values: { name: "Fatima", city: "Delft" },
    });
  });

  it("lets what was typed before the script came win over the draft", () => {
    const typed = { name: "Bo", city: "", privacy: true };
    const { values } = startingPoint("contact", { search: "", draft, typed });
    expect(values).toMatchObject({ name: "Bo", city: "Delft", privacy: true });
  });

  it("takes the service of a link that was followed after the draft was made, and only once", () => {
    const search = "?dienst=gevel-stucen";
    expect(startingPoint("contact", { search, draft, typed: {} }).values.service).toBe("gevel-stucen");
    const reloaded = startingPoint("contact", { search, draft: { ...draft, search }, typed: {} });
    expect(reloaded.values.service).toBe("anders");
  });

  it("calls a draft with nothing typed no restoration", () => {
    const empty = { values: emptyTexts, reference: "KK-23456789" };
    expect(startingPoint("quote", { search: "", draft: empty, typed: {} }).restored).toBe(false);
  });
});
