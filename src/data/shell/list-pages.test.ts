import { expect, test } from "vitest";
import { listPages } from "./list-pages.ts";

const meta = { path: "/lijst", title: "Lijst", description: "", type: "other", photo: "" } as const;

test.each([
  [0, [0]],
  [1, [1]],
  [24, [24]],
  [25, [24, 1]],
  [5_000, [...Array.from({ length: 208 }, () => 24), 8]],
])("a list of %i has pages of %j", (length, sizes) => {
  const entries = Array.from({ length }, (_, index) => index);
  const pages = listPages(meta, "Lijst", entries, 24);
  expect(pages.map(({ entries }) => entries.length)).toEqual(sizes);
  expect(pages.flatMap(({ entries }) => entries)).toEqual(entries);
  expect(pages.map(({ number }) => number)).toEqual(sizes.map((_, index) => index + 1));
  expect(new Set(pages.map(({ count }) => count))).toEqual(new Set([sizes.length]));
});
