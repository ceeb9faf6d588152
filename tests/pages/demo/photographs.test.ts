import { expect, test } from "vitest";
import { all, readPage } from "#tests/support/page-reader.ts";
import { allPaths } from "#tests/support/paths.ts";

/** The names of the photographs on a page, without those in a card of another page. */
function photographsOn(path: string): Set<string> {
  const { document } = readPage(path);
  const pictures = all(document, "main picture").filter((picture) => !picture.closest(".l-card"));
  const files = pictures.flatMap(
    (picture) => picture.outerHTML.match(/(?<=\/)[a-z\d-]+(?=\.)/g) ?? [],
  );
  // An upright picture shows the same thing.
  return new Set(files.map((file) => file.replace(/-tall$/, "")));
}

test("a photograph stands on its own page and on at most two others", () => {
  const pages = Map.groupBy(
    allPaths.flatMap((path) => [...photographsOn(path)].map((name) => ({ name, path }))),
    ({ name }) => name,
  );
  expect(pages.size).toBeGreaterThan(20);
  for (const [name, uses] of pages) {
    expect.soft(uses.map(({ path }) => path).slice(3), name).toEqual([]);
  }
});
