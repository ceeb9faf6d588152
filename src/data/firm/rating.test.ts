import { expect, test } from "vitest";
import { stringify } from "yaml";
import { factFiles } from "#data/fact-files.ts";
import { home } from "#data/home/home-page.ts";
import { onDisk } from "#data/reading/files.ts";
import { changedContent, parsedFile } from "#tests/support/changed-content.ts";

const folder = "content/reviews";
const reviewFiles = (onDisk().names(folder, ".yaml") ?? []).map((name) => `${folder}/${name}.yaml`);
const [example = ""] = reviewFiles;
const { externalReviews: _, ...business } = parsedFile(factFiles.business.path);
const linked = { externalReviews: { name: "Klantwoord", url: "https://klantwoord.example" } };
const page = parsedFile(home.path);
const unclaimed = { rating: { shownOn: "-" }, reviews: { shownOn: "-" } };
const claimed = {
  rating: { value: "4.7/5", shownOn: "-" },
  reviews: { value: "31", shownOn: "-" },
};

/** The rating on the home page of a firm with these reviews of its own. */
function ratingWith(ratings: readonly number[], firm: object, claims: object): string | undefined {
  const review = { ...parsedFile(example), shownOn: "reviews", caseStudy: undefined };
  const fileOf = (at: number) => `${folder}/klant-${at}.yaml`;
  const own = ratings.map((rating, at) => [fileOf(at), stringify({ ...review, rating })]);
  return changedContent({
    ...Object.fromEntries(reviewFiles.map((file) => [file, undefined])),
    ...Object.fromEntries(own),
    [factFiles.business.path]: stringify({ ...business, ...firm }),
    [factFiles.claims.path]: { ...unclaimed, ...claims },
    [home.path]: { hero: { ...page.hero, rating: "{claim.rating} uit {claim.reviews}" } },
  }).dataIn(home)?.hero.rating;
}

test.each([
  ["what a source with a link says", [5], linked, claimed, "4.7/5 uit 31"],
  ["the average of its own reviews without a source", [5, 4, 4], {}, claimed, "4,3/5 uit 3"],
  ["no rating without a source and reviews", [], {}, claimed, undefined],
  ["no rating with a source that it gives no figures of", [], linked, {}, undefined],
])("a firm has %s", (_what, ratings, firm, claims, shown) => {
  expect(ratingWith(ratings, firm, claims)).toBe(shown);
});
