import { expect, test } from "vitest";
import { readTime } from "./articles.ts";

const words = (count: number) => Array.from({ length: count }, () => "stuc").join(" ");

test.each([
  ["", "1 minuut"],
  [words(200), "1 minuut"],
  [words(201), "2 minuten"],
  [words(1100), "6 minuten"],
  // Signs that are not words take no time.
  [`| --- | **${words(150)}** | ${"- ".repeat(300)}`, "1 minuut"],
])("text %# takes $1 to read", (body, time) => {
  expect(readTime({ body })).toBe(time);
});
