import { expect, test } from "vitest";
import { estimateWithVat, isPromoted, withVat } from "./price-rules.ts";

test.each([
  ["month", "2026-11-30T22:59:00Z", true],
  ["none", "2026-11-30T22:59:00Z", false],
  ["2026-11-30", "2026-11-01T12:00:00Z", true],
  ["2026-11-30", "2026-11-30T22:59:00Z", true],
  ["2026-11-30", "2026-11-30T23:01:00Z", false],
])("a promotion that ends with %s is there at %s: %s", (ends, now, there) => {
  expect(isPromoted(ends, new Date(now))).toBe(there);
});

test.each([
  [12.5, 9, 13.63],
  [30.5, 9, 33.25],
  [35, 21, 42.35],
  [350, 9, 381.5],
  [150, 9, 163.5],
])("a price of € %d comes to the cent with %d%% VAT", (amount, percent, expected) => {
  expect(withVat(amount, percent)).toBe(expected);
});

test.each([
  [600, 9, 654],
  [780, 9, 851],
])("an example of € %d comes to whole euros with %d%% VAT", (amount, percent, expected) => {
  expect(estimateWithVat(amount, percent)).toBe(expected);
});
