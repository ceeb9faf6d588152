import { expect, test } from "vitest";
import { nextWeek } from "./weeks.ts";

test.for([
  [51, "2026-11-26", "2026-12-14"],
  // The week of the day itself, also on its last day.
  [48, "2026-11-29", "2026-11-23"],
  [47, "2026-11-23", "2027-11-22"],
  // Past the end of the year.
  [11, "2026-11-26", "2027-03-15"],
  [1, "2026-12-31", "2027-01-04"],
  [53, "2026-12-31", "2026-12-28"],
  [53, "2027-01-02", "2026-12-28"],
  [1, "2025-12-30", "2025-12-29"],
] as const)("the first week %i from %s begins on %s", ([number, day, monday]) => {
  expect(nextWeek(number, day)).toBe(monday);
});

test("a year without a week 53 has none", () => {
  expect(nextWeek(53, "2027-02-01")).toBeUndefined();
});
