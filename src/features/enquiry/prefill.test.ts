import { describe, expect, it } from "vitest";
import { emptyKept } from "./fields";
import { prefillService, startingPoint } from "./prefill";

const prefill = prefillService({ gevel: "", kalk: "", anders: "" }, ["dak"]);
const nothing = { prefill, search: "", draft: undefined, typed: {} };

describe("the service in the address", () => {
  it.each([
    ["?dienst=gevel", "gevel"],
    ["?bron=mail&dienst=dak", "anders"],
    ["?dienst=anders", "anders"],
    ["?dienst=vloer", ""],
    ["", ""],
  ])("%s is chosen where the form offers it", (search, chosen) => {
    expect(startingPoint({ ...nothing, search }).values.service).toBe(chosen);
  });
});

describe("what a form begins with", () => {
  const draft = { values: { ...emptyKept, name: "Fatima", city: "Delft", service: "anders" }, asked: "" };

  it("is empty at first", () => {
    expect(startingPoint(nothing)).toMatchObject({ restored: false, values: { name: "", privacy: false } });
  });

  it("is the draft", () => {
    const { restored, values } = startingPoint({ ...nothing, draft });
    expect(restored).toBe(true);
    expect(values).toMatchObject({ name: "Fatima", city: "Delft" });
  });

  it("lets what was typed before the script came win over the draft", () => {
    const typed = { name: "Bo", city: "", privacy: true };
    const { values } = startingPoint({ ...nothing, draft, typed });
    expect(values).toMatchObject({ name: "Bo", city: "Delft", privacy: true });
  });

  it("takes the service of a link that was followed after the draft was made, and only once", () => {
    const search = "?dienst=gevel";
    expect(startingPoint({ ...nothing, search, draft }).values.service).toBe("gevel");
    const reloaded = startingPoint({ ...nothing, search, draft: { ...draft, asked: search } });
    expect(reloaded.values.service).toBe("anders");
  });

  it("calls a draft with nothing typed no restoration", () => {
    const empty = { values: emptyKept, reference: "KK-23456789" };
    expect(startingPoint({ ...nothing, draft: empty }).restored).toBe(false);
  });
});
