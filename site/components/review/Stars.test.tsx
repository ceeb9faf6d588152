import { expect, test } from "vitest";
import { wholeStars } from "./Stars.tsx";

test.each([
  ["4.9", "5", 5],
  ["3.8", "5", 4],
  ["3.4", "5", 3],
  ["8.6", "10", 4],
  ["6", "5", 5],
])("an average of %s/%s has %i stars", (value, best, stars) => {
  expect(wholeStars({ value, best })).toBe(stars);
});
