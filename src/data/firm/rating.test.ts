import { expect, test } from "vitest";
import { stringify } from "yaml";
import { factFiles } from "#data/fact-files.ts";
import { home } from "#data/home/home-page.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import { withChanges } from "#owner/changes.ts";
import { parsedFile } from "#tests/support/changed-content.ts";

const folder = "content/reviews";
const reviewFiles = (onDisk().names(folder, ".yaml") ?? []).map((name) => `${folder}/${name}.yaml`);
const [example = ""] = reviewFiles;
const { externalReviews: _, ...business } = parsedFile(factFiles.business.path);
const source = { name: "Klantwoord", url: "https://klantwoord.example" };
const page = parsedFile(home.path);
const unclaimed = { rating: { shownOn: "-" }, reviews: { shownOn: "-" } };
const claimed = {
  rating: { value: "4.7/5", shownOn: "-" },
  reviews: { value: "31", shownOn: "-" },
};

/** The rating on the home page of a firm with these reviews of its own. */
function ratingWith(ratings: readonly number[], firm: object, claims: object): string | undefined {
  const review = { ...parsedFile(example), shownOn: "reviews", caseStudy: undefined };
  const claimsOfFirm = { ...parsedFile(factFiles.claims.path), ...unclaimed, ...claims };
  const hero = { ...page.hero, rating: "{claim.rating} uit {claim.reviews}" };
  const changes = new Map<string, string | undefined>(reviewFiles.map((file) => [file, undefined]));
  for (const [at, rating] of ratings.entries()) {
    changes.set(`${folder}/klant-${at}.yaml`, stringify({ ...review, rating }));
  }
  changes.set(factFiles.business.path, stringify({ ...business, ...firm }));
  changes.set(factFiles.claims.path, stringify(claimsOfFirm));
  changes.set(home.path, stringify({ ...page, hero }));
  return openContent(withChanges(onDisk(), changes)).dataIn(home)?.hero.rating;
}

test.each([
  ["what a source with a link says", [5], { externalReviews: source }, claimed, "4.7/5 uit 31"],
  ["the average of its own reviews without a source", [5, 4, 4], {}, claimed, "4,3/5 uit 3"],
  ["no rating without a source and reviews", [], {}, claimed, undefined],
  [
    "no rating with a source that it gives no figures of",
    [],
    { externalReviews: source },
    {},
    undefined,
  ],
])("a firm has %s", (_what, ratings, firm, claims, shown) => {
  expect(ratingWith(ratings, firm, claims)).toBe(shown);
});
