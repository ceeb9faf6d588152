import { expect, test } from "vitest";
import { digests } from "#data/demonstration/digests.ts";
import { customersIn, inventedIssues } from "#data/demonstration/invented.ts";
import { openContent } from "#data/open-content.ts";
import { inMemory, layered, onDisk } from "#data/reading/files.ts";

const now = openContent(onDisk()).raw;

/** The content with other texts for some files. */
const withTexts = (texts: Record<string, (text: string) => string>) => {
  const changed = Object.entries(texts).map(
    ([path, change]) => [path, change(onDisk().read(path) ?? "")] as const,
  );
  return openContent(layered(inMemory(new Map(changed)), onDisk())).raw;
};
const real = {
  "content/business.yaml": (text: string) => text.replace("demo: true", "demo: false"),
};

test("src/data/demonstration/digests.ts has every customer of the demonstration", () => {
  expect(digests).toEqual(customersIn(now).map(({ digest }) => digest));
});

test("a real firm may not keep the customers of the demonstration", () => {
  expect(inventedIssues(now)).toEqual([]);
  expect(inventedIssues(withTexts(real)).map(({ place }) => place)).toEqual(
    customersIn(now).map(({ place }) => place),
  );
});

test("a firm's own review and rating are no mistake", () => {
  const own = withTexts({
    ...real,
    "content/reviews/bas-kramer.yaml": (text) => text.replace(/^text: .*(\n .*)*/m, "text: Mooi."),
    "content/claims.yaml": (text) => text.replace("4.9/5", "4.6/5"),
  });
  const places = inventedIssues(own).map(({ place }) => place);
  expect(places).not.toContainEqual(expect.stringMatching(/bas-kramer|claims/));
  expect(places).toContainEqual(expect.stringMatching(/emre-aydin/));
});
