import { expect, test } from "vitest";
import { readTime } from "./articles.ts";

const words = (count: number) => Array.from({ length: count }, () => "stuc").join(" ");

test.each([
  [0, "1 minuut"],
  [200, "1 minuut"],
  [201, "2 minuten"],
  [1100, "6 minuten"],
])("%i words take %s", (count, time) => {
  expect(readTime({ body: words(count) })).toBe(time);
});

test("signs that are not words take no time", () => {
  expect(readTime({ body: `| --- | **${words(150)}** | ${"- ".repeat(300)}` })).toBe("1 minuut");
});
