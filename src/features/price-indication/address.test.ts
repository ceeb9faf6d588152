import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addressOf, jobIn } from "./address";
import { indicate } from "./indication";
import { prices } from "./testing/prices";

describe("a link to a price", () => {
  test.each([
    ["?dienst=inside&m2=48&woning=ouder", { service: "inside", squareMeters: "48", projectType: "woning" }],
    ["?dienst=paint&onderdeel=frames&m2=8", { service: "anders", part: "paint/frames", squareMeters: "8" }],
    ["?dienst=paint", { service: "anders", part: "paint/inside" }],
    ["?dienst=artwork", { service: "artwork", part: "artwork" }],
    ["?woning=jonger", { projectType: "nieuwbouw" }],
    ["?woning=bedrijfspand", { projectType: "bedrijfspand" }],
    ["?dienst=dakdekken&m2=48", { squareMeters: "48", projectType: "" }],
    // As they were shared when a room could be measured.
    ["?dienst=inside&opmeten=maten&lengte=5&breedte=4&hoogte=2,6", { squareMeters: "46,8" }],
    ["?dienst=inside&lengte=5&breedte=4&hoogte=2,6&openingen=4,3", { squareMeters: "42,5" }],
    ["?dienst=inside&onderdeel=ceilings&lengte=5&breedte=4", { squareMeters: "20" }],
    ["?dienst=inside&onderdeel=both&lengte=5&breedte=4&hoogte=2,6", { squareMeters: "66,8" }],
    ["?dienst=front&breedte=6&hoogte=5,5&openingen=8", { squareMeters: "25" }],
    ["?dienst=front&breedte=2&hoogte=2&openingen=5", { squareMeters: "" }],
    ["?dienst=inside&lengte=5&breedte=4", { squareMeters: "" }],
  ])("%s fills in the form", (search, filled) => {
    expect(jobIn(prices, search)).toMatchObject(filled);
  });

  test("shows the same to whoever opens it", () => {
    const services = fc.constantFrom("inside", "front", "new-house", "artwork");
    const types = fc.constantFrom("", "woning", "nieuwbouw", "bedrijfspand");
    fc.assert(
      fc.property(services, fc.string({ unit: "grapheme" }), types, (service, squareMeters, projectType) => {
        const job = { service, part: "", squareMeters, projectType, building: "" };
        const indication = indicate(prices, job);
        if (!indication) throw new Error("no indication");
        const { search, hash } = new URL(
          addressOf(indication, job, new URL("https://firm.example/offerte") as never),
        );
        expect(hash).toBe("#prijsindicatie");
        expect(jobIn(prices, search)).toMatchObject({ service, squareMeters, projectType });
      }),
    );
  });
});
