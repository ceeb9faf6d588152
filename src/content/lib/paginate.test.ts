import { describe, expect, test } from "vitest";
import { paginate, pagePath, pagesShown } from "./paginate.ts";

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
