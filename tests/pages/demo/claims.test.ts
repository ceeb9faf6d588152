import { expect, test } from "vitest";
import { readPage } from "#tests/support/page-reader.ts";
import { allPaths } from "#tests/support/paths.ts";

// Where the specification has two readings of a claim, each page has its own, and only that one.

// A case has its own duration.
const claiming = allPaths.filter((path) => !path.startsWith("/case-studies/"));

test.each<[claim: string, pattern: RegExp, usual: string, own: Record<string, string>]>([
  [
    "the number of reviews",
    /(\d+) (?:reviews|beoordelingen|klanten aan het woord)/g,
    "49",
    { "/reviews": "42", "/diensten/schilderwerk": "43" },
  ],
  [
    "the years of experience",
    /(\d+\+) jaar/g,
    "10+",
    { "/diensten": "15+", "/case-studies": "15+" },
  ],
])("%s is that of the page", (_claim, pattern, usual, own) => {
  for (const path of claiming) {
    const figures = [...readPage(path).text.matchAll(pattern)].map(([, figure]) => figure);
    const wanted = own[path] ?? usual;
    expect
      .soft(
        figures.filter((figure) => figure !== wanted),
        path,
      )
      .toEqual([]);
  }
});

test("cases date the firm from 2008 and not from 2013, and besides them only its story does", () => {
  const other = claiming.filter((path) => !["/case-studies", "/diensten"].includes(path));
  for (const path of other) {
    expect.soft(readPage(path).text, path).not.toContain("2008");
  }
  const cases = allPaths.filter((path) => !claiming.includes(path));
  const told = cases.map((path) => readPage(path).text).join(" ");
  expect(told).toContain("2008");
  expect(told).not.toMatch(/(sinds|opgericht in) 2013/);
});

test("painting promises no warranty of five years, and only interior plastering a discount", () => {
  expect(readPage("/diensten/schilderwerk").text).not.toContain("5 jaar garantie");
  const services = allPaths.filter((path) => /^\/diensten\/(?!binnenmuur)./.test(path));
  for (const path of services) {
    expect.soft(readPage(path).text, path).not.toMatch(/korting/);
  }
});

test("amounts are written the Dutch way", () => {
  for (const path of allPaths) {
    expect.soft(readPage(path).text, path).not.toMatch(/€(\d| ?\d+\.\d\d(?!\d))/);
  }
});
