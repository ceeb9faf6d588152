import { describe, expect, it } from "vitest";
import { emptyTexts } from "./fields";
import { askedIn, serviceFor, startingPoint } from "./starting-point";

const services = { offered: ["gevel", "kalk", "anders"], others: ["dak"] };
const nothing = { services, asked: "", isFollowing: false, draft: undefined, typed: {} };

describe("the service in the address", () => {
  it.each([
    ["?dienst=gevel", "gevel"],
    ["?bron=mail&dienst=dak", "anders"],
    ["?dienst=anders", "anders"],
    ["?dienst=vloer", ""],
    ["", ""],
  ])("%s is chosen where the form offers it", (search, chosen) => {
    expect(serviceFor(askedIn(search), services)).toBe(chosen);
  });
});

describe("what a form begins with", () => {
  const draft = { values: { ...emptyTexts, name: "Fatima", city: "Delft", service: "anders" }, asked: "" };

  it("is empty at first", () => {
    expect(startingPoint(nothing)).toMatchObject({
      restored: false,
      priceIndication: "",
      values: { name: "", privacy: false },
    });
  });

  it("is the draft, with its reference", () => {
    const start = startingPoint({ ...nothing, draft: { ...draft, reference: "KK-23456789" } });
    expect(start).toMatchObject({
      restored: true,
      reference: "KK-23456789",
      values: { name: "Fatima", city: "Delft" },
    });
  });

  it("lets what was typed before the script came win over the draft", () => {
    const typed = { name: "Bo", city: "", privacy: true };
    const { values } = startingPoint({ ...nothing, draft, typed });
    expect(values).toMatchObject({ name: "Bo", city: "Delft", privacy: true });
  });

  it("takes the service of a link that was followed after the draft was made, and only once", () => {
    const asked = "gevel";
    expect(startingPoint({ ...nothing, asked, draft }).values.service).toBe("gevel");
    const reloaded = startingPoint({ ...nothing, asked, draft: { ...draft, asked } });
    expect(reloaded.values.service).toBe("anders");
  });

  it("keeps the chosen service where the address follows the calculator, and takes that one where none was", () => {
    const following = { ...nothing, asked: "gevel", isFollowing: true };
    expect(startingPoint({ ...following, draft }).values.service).toBe("anders");
    expect(startingPoint(following).values.service).toBe("gevel");
  });

  it("calls a draft with nothing typed no restoration", () => {
    const empty = { values: emptyTexts, reference: "KK-23456789" };
    expect(startingPoint({ ...nothing, draft: empty }).restored).toBe(false);
  });
});
