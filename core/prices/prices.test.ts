import { expect, test } from "vitest";
import { endOfMonth, isPromoted, withVat } from "./price-rules.ts";
import { sumsOf } from "./sums.ts";

test("VAT is worked out for each percentage, so that the cents of lines do not add up", () => {
  const line = (amount: number, vatPercent: number) => ({ amount, vatPercent });
  // By itself, a line of € 10,05 has € 0,9045, and two of them € 1,80.
  expect(sumsOf([line(10.05, 9), line(10.07, 21), line(10.05, 9), line(10.07, 21)])).toEqual({
    excludingVat: 40.24,
    vat: [
      { percent: 9, amount: 1.81 },
      { percent: 21, amount: 4.23 },
    ],
    includingVat: 46.28,
  });
});

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
])("a price of € %d comes to the cent with %d%% VAT", (amount, percent, expected) => {
  expect(withVat(amount, percent)).toBe(expected);
});

test.each([
  ["on the last day itself", "2026-11-30T12:00:00Z", "30 november 2026"],
  ["in February of a leap year", "2028-02-01T12:00:00Z", "29 februari 2028"],
  ["just after midnight in Amsterdam's summer time", "2026-06-30T22:30:00Z", "31 juli 2026"],
  ["just after a new year's midnight in Amsterdam", "2026-12-31T23:01:00Z", "31 januari 2027"],
])("names the end of the month %s", (_, now, date) => {
  expect(endOfMonth(new Date(now))).toBe(date);
});
