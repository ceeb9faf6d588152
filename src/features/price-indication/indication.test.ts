import { expect, test } from "vitest";
import { indicate, type Job, resultText, partsOf } from "./indication";
import { prices } from "./testing/prices";

const nothing: Job = { service: "", part: "", squareMeters: "", projectType: "", building: "" };
const indicationOf = (job: Partial<Job>) => indicate(prices, { ...nothing, ...job });

test.each<[Partial<Job>, RegExp]>([
  [
    { service: "inside", squareMeters: "48" },
    /^Binnen, 48 m²: € 650 tot € 1.350 met 9% btw, € 600 tot € 1.200 zonder.$/,
  ],
  [{ service: "inside", squareMeters: "63,6" }, / 10% korting is eraf.$/],
  [{ service: "anders", part: "paint/frames", squareMeters: "12" }, /^Verf, kozijnen, 12 m²: € /],
  [{ service: "anders", part: "paint", squareMeters: "12" }, /^Verf, binnen, 12 m²/],
  [{ service: "artwork" }, /^Kunstwerk: Wij komen langs.$/],
  [{ service: "front", squareMeters: "900" }, /^Voorgevel, 900 m²: Wij komen langs.$/],
  [{ service: "anders", part: "anders" }, /^Iets anders: Wij komen langs.$/],
  // Work or size is not known, or the size is no number.
  [{}, /^$/],
  [{ service: "anders", squareMeters: "48" }, /^$/],
  [{ service: "inside" }, /^$/],
  [{ service: "inside", squareMeters: "veel" }, /^$/],
  [{ service: "dakdekken", squareMeters: "48" }, /^$/],
  // The part of another service, left from before.
  [{ service: "anders", part: "inside/walls", squareMeters: "48" }, /^$/],
])("the price of %j in words: %s", (job, text) => {
  const indication = indicationOf(job);
  const words = indication ? resultText(indication, prices.texts) : "";
  expect(words.replaceAll("\u00a0", " ")).toMatch(text);
});

test.each([
  [{ projectType: "" }, "ouder"],
  [{ projectType: "woning" }, "ouder"],
  [{ projectType: "woning", building: "jonger" }, "jonger"],
  [{ projectType: "nieuwbouw", building: "ouder" }, "jonger"],
  [{ projectType: "bedrijfspand" }, "bedrijfspand"],
  [{ service: "new-house" }, "jonger"],
  [{ service: "new-house", projectType: "renovatie", building: "ouder" }, "ouder"],
])("the VAT of %j is that of %s", (job, building) => {
  expect(indicationOf({ service: "inside", ...job })?.building).toBe(building);
});

test("parts are asked only where they differ in price, and under another service by its name, with a way out", () => {
  expect(partsOf(prices, "inside")).toEqual([]);
  expect(partsOf(prices, "")).toEqual([]);
  expect(partsOf(prices, "anders")).toEqual([
    ["paint/inside", "Verf, binnen"],
    ["paint/frames", "Verf, kozijnen"],
    ["anders", "Iets anders"],
  ]);
});
