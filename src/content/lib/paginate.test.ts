import { describe, expect, test } from "vitest";
import { inGroups, paginate, pagePath, pagesShown } from "./paginate.ts";

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe("a list in pages", () => {
  test.each([
    [0, [0]],
    [1, [1]],
    [24, [24]],
    [25, [24, 1]],
    [5_000, [...Array.from({ length: 208 }, () => 24), 8]],
  ])("of %i has pages of %j", (length, sizes) => {
    const pages = paginate(numbers(length), 24);
    expect(pages.map(({ entries }) => entries.length)).toEqual(sizes);
    expect(pages.flatMap(({ entries }) => entries)).toEqual(numbers(length));
    expect(pages.map(({ number }) => number)).toEqual(sizes.map((_, index) => index + 1));
    expect(new Set(pages.map(({ count }) => count))).toEqual(new Set([sizes.length]));
  });

  test("has its first page at its own address", () => {
    expect(pagePath("/blogs", 1)).toBe("/blogs");
    expect(pagePath("/blogs", 2)).toBe("/blogs/pagina/2");
  });
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 9]],
  [2, 9, [1, 2, 3, 9]],
  [4, 9, [1, 2, 3, 4, 5, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
  [100, 209, [1, 99, 100, 101, 209]],
])("page %i of %i shows links to %j", (current, count, shown) => {
  expect(pagesShown(current, count)).toEqual(shown);
});

test("entries are grouped by name, in the order in which they came", () => {
  const dates = ["2026-02-10", "2026-01-01", "2024-12-31", "2019-05"];
  expect(inGroups(dates, (date) => date.slice(0, 4))).toEqual([
    { name: "2026", entries: ["2026-02-10", "2026-01-01"] },
    { name: "2024", entries: ["2024-12-31"] },
    { name: "2019", entries: ["2019-05"] },
  ]);
});
