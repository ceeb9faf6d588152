import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@contractor/site/tests/support/temporary-folder.ts";
import { expect, test } from "vitest";
import { business } from "#facts.ts";
import type { RawContent } from "#reading/content-file.ts";
import { ratingOf } from "#variables.ts";
import { businessSchema } from "./business-schema.ts";
import { designColours, inColoursOf, nearestAccent, nearestMain } from "./colours.ts";
import { ownLogo } from "./own-logo.ts";

test.each([
  ["050 - 123 45 67", "", "+31501234567"],
  ["06-12345678", "+31501234567", "+31612345678"],
  ["0900-12345", "+3190012345", "+3190012345"],
])("at %s, with %j written, a phone dials %s", (phone, phoneInternational, number) => {
  const firm = businessSchema.parse({ ...business.data, phone, phoneInternational });
  expect(firm.phoneInternational).toBe(number);
});

const { main, deep, accent } = designColours;

test.each([
  [main, nearestMain, main],
  [accent, nearestAccent, accent],
  ["#ff7a00", nearestMain, "#b05400"],
  ["#ffffff", nearestMain, "#6e6e6e"],
  ["#12151c", nearestAccent, "#7d7e82"],
])("%s is made legible by %o as %s", (colour, nearest, expected) => {
  expect(nearest(colour)).toBe(expected);
});

test("a drawing gets a firm's colours, and keeps all others", () => {
  const source = `a{color:${main};background:${accent}}b{color:${deep.toUpperCase()}}c{color:#123456}`;
  const own = { mainColour: "#006400", accentColour: "#ffb3c1" };
  expect(inColoursOf(own, source)).toBe(
    "a{color:#006400;background:#ffb3c1}b{color:#004600}c{color:#123456}",
  );
  expect(inColoursOf({}, source)).toBe(source.replace(deep.toUpperCase(), deep));
});

const png = readFileSync("site/public/icon-192.png");

test.each([
  ["logo.svg", [34, 34, false], '<svg viewBox="0 0 40 40"></svg>'],
  ["logo.svg", [68, 34, true], '<?xml?><svg id="a" viewBox="10,10, 80 40" width="9"></svg>'],
  ["logo.svg", [132, 9, true], '<svg width="300px" height="20px"></svg>'],
  ["logo.svg", [17, 34, false], '<svg viewBox="0 0 20 40"></svg>'],
  ["logo.svg", [34, 34, false], "<svg></svg>"],
  ["logo.png", [34, 34, false], png],
  // The design's own mark.
  ["logo.gif", undefined, png],
])("%s %# is shown as %j", (name, shown, content) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, name), content);
  const logo = ownLogo(folder);
  expect(logo && [logo.width, logo.height, logo.hasName]).toEqual(shown);
});

/** Content in which customers have given these ratings. */
const reviewsWith = (ratings: readonly number[]): RawContent => ({
  names: () => ratings.map((_, at) => `${at}`),
  data: (file) => ({ shownOn: "reviews", rating: ratings[Number.parseInt(file.slice(16), 10)] }),
});
const linked = { name: "Klantwoord", url: "https://klantwoord.example" };
const figures = {
  rating: { value: "4.7/5", shownOn: "-" },
  reviews: { value: "31", shownOn: "-" },
};

test.each([
  ["what a source with a link says", [5], linked, figures, "4.7/5 uit 31"],
  ["the average of its own reviews without a source", [5, 4, 4], undefined, figures, "4,3/5 uit 3"],
  ["no rating without a source and reviews", [], undefined, figures, undefined],
  ["no rating with a source that it gives no figures of", [], linked, {}, undefined],
])("a firm has %s", (_what, ratings, externalReviews, named, shown) => {
  const firm = { ...business.data, externalReviews };
  const rating = ratingOf(firm, named, reviewsWith(ratings));
  expect(rating && `${rating.text} uit ${rating.count}`).toBe(shown);
});
