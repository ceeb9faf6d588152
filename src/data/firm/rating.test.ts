import { expect, test } from "vitest";
import { stringify } from "yaml";
import { factFiles } from "#data/fact-files.ts";
import { home } from "#data/home/home-page.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk } from "#data/reading/files.ts";
import { withChanges } from "#owner/changes.ts";
import { parsedFile } from "#tests/support/changed-content.ts";

const folder = "content/reviews";
const { externalReviews: _, ...business } = parsedFile(factFiles.business.path);
const source = { name: "Klantwoord", url: "https://klantwoord.example" };
const unclaimed = { rating: { shownOn: "-" }, reviews: { shownOn: "-" } };
const claimed = {
  rating: { value: "4.7/5", shownOn: "-" },
  reviews: { value: "31", shownOn: "-" },
};

/** The rating on the home page of a firm with these reviews of its own. */
function ratingWith(ratings: readonly number[], firm: object, claims: object): string | undefined {
  const [example = ""] = onDisk().names(folder, ".yaml") ?? [];
  const review = { ...parsedFile(`${folder}/${example}.yaml`), shownOn: "reviews" };
  const own = ratings.map((rating, at): [string, string] => [
    `${folder}/klant-${at}.yaml`,
    stringify({ ...review, caseStudy: undefined, rating }),
  ]);
  const changes = new Map<string, string | undefined>([
    ...(onDisk().names(folder, ".yaml") ?? []).map((name): [string, undefined] => [
      `${folder}/${name}.yaml`,
      undefined,
    ]),
    ...own,
    [factFiles.business.path, stringify({ ...business, ...firm })],
    [
      factFiles.claims.path,
      stringify({ ...parsedFile(factFiles.claims.path), ...unclaimed, ...claims }),
    ],
    [home.path, stringify(withRating)],
  ]);
  return openContent(withChanges(onDisk(), changes)).dataIn(home)?.hero.rating;
}

const page = parsedFile(home.path);
const withRating = {
  ...page,
  hero: { ...page.hero, rating: "{claim.rating} uit {claim.reviews}" },
};

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
