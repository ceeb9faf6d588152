import { expect, test } from "vitest";
import { pagePath, pagesShown } from "./paginate.ts";

test("a list has its first page at its own address", () => {
  expect(pagePath("/blogs", 1)).toBe("/blogs");
  expect(pagePath("/blogs", 2)).toBe("/blogs/pagina/2");
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
