import { expect, test } from "vitest";
import { all, readPage } from "#tests/support/page-reader.ts";
import { allPaths } from "#tests/support/paths.ts";

function photographsOn(path: string): Set<string> {
  const { document } = readPage(path);
  const files = all(document, "main picture").flatMap(
    (picture) => picture.outerHTML.match(/(?<=\/)[a-z\d-]+(?=\.)/g) ?? [],
  );
  // An upright picture shows the same thing.
  return new Set(files.map((file) => file.replace(/-tall$/, "")));
}

// The cards of the services have theirs on two pages, and the service itself may show it again.
test("a photograph stands on at most three pages", () => {
  const pages = Map.groupBy(
    allPaths.flatMap((path) => [...photographsOn(path)].map((name) => ({ name, path }))),
    ({ name }) => name,
  );
  expect(pages.size).toBeGreaterThan(20);
  for (const [name, uses] of pages) {
    expect.soft(uses.map(({ path }) => path).slice(3), name).toEqual([]);
  }
});

test.each(["/diensten/schilderwerk", "/diensten/sierpleister", "/reviews"])(
  "%s begins without a photograph, and fetches none at once",
  (path) => {
    const pictures = all(readPage(path).main, "picture img");
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter((image) => image.getAttribute("loading") !== "lazy")).toEqual([]);
  },
);
