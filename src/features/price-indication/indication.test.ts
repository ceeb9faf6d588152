import { describe, expect, test } from "vitest";
import { indicate, type Job, resultText, partsOf } from "./indication";
import { prices } from "./testing/prices";

const nothing: Job = { service: "", part: "", squareMeters: "", projectType: "", building: "" };
const indicationOf = (job: Partial<Job>) => indicate(prices, { ...nothing, ...job });

/** The price that goes along with a job. */
function textOf(job: Partial<Job>): string {
  const indication = indicationOf(job);
  return indication ? resultText(indication, prices.texts).replaceAll("\u00a0", " ") : "";
}

describe("the price in words", () => {
  test("says what the work is, how much of it, and what it comes to", () => {
    expect(textOf({ service: "inside", squareMeters: "48" })).toBe(
      "Binnen, 48 m²: € 650 tot € 1.350 met 9% btw, € 600 tot € 1.200 zonder.",
    );
  });

  test("tells of the promotion where it counts", () => {
    expect(textOf({ service: "inside", squareMeters: "63,6" })).toContain("10% korting is eraf.");
  });

  test("names the part where the parts differ in price, and the first one until another is chosen", () => {
    expect(textOf({ service: "anders", part: "paint/frames", squareMeters: "12" })).toMatch(
      /^Verf, kozijnen, 12 m²: € /,
    );
    expect(textOf({ service: "anders", part: "paint", squareMeters: "12" })).toMatch(/^Verf, binnen, 12 m²/);
  });

  test("asks for a visit where there is no honest amount", () => {
    expect(textOf({ service: "artwork" })).toBe("Kunstwerk: Wij komen langs.");
    expect(textOf({ service: "front", squareMeters: "900" })).toBe("Voorgevel, 900 m²: Wij komen langs.");
    expect(textOf({ service: "anders", part: "anders" })).toBe("Iets anders: Wij komen langs.");
  });

  test("is none as long as work or size is not known, or the size is no number", () => {
    for (const job of [
      {},
      { service: "anders", squareMeters: "48" },
      { service: "inside" },
      { service: "inside", squareMeters: "veel" },
      { service: "dakdekken", squareMeters: "48" },
      // The part of another service, left from before.
      { service: "anders", part: "inside/walls", squareMeters: "48" },
    ])
      expect(textOf(job), JSON.stringify(job)).toBe("");
  });
});

describe("whose VAT counts", () => {
  test.each([
    [{ projectType: "" }, "ouder"],
    [{ projectType: "woning" }, "ouder"],
    [{ projectType: "woning", building: "jonger" }, "jonger"],
    [{ projectType: "nieuwbouw", building: "ouder" }, "jonger"],
    [{ projectType: "bedrijfspand" }, "bedrijfspand"],
    [{ service: "new-house" }, "jonger"],
    [{ service: "new-house", projectType: "renovatie", building: "ouder" }, "ouder"],
  ])("%j: %s", (job, building) => {
    expect(indicationOf({ service: "inside", ...job })?.building).toBe(building);
  });
});

describe("the parts to choose from", () => {
  test("are asked only where they differ in price", () => {
    expect(partsOf(prices, "inside")).toEqual([]);
    expect(partsOf(prices, "")).toEqual([]);
  });

  test("name the service where the form offers it as another one, and something else", () => {
    expect(partsOf(prices, "anders")).toEqual([
      ["paint/inside", "Verf, binnen"],
      ["paint/frames", "Verf, kozijnen"],
      ["anders", "Iets anders"],
    ]);
  });
});
