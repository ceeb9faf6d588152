import { expect, test } from "vitest";
import type { Business } from "./business-schema.ts";
import { freeWeeksOf, weeksFor } from "./free-week.ts";

const firm = (firstFreeWeek: Business["firstFreeWeek"]) => ({ firstFreeWeek }) as Business;
const both = firm({ inside: 51, outside: 11, written: "2026-11-26" });

test("the first free weeks have the days on which they begin", () => {
  const free = freeWeeksOf(both, [], new Date("2026-11-27T12:00:00Z"));
  expect(free?.weeks).toEqual([
    { place: "inside", number: 51, monday: "2026-12-14" },
    { place: "outside", number: 11, monday: "2027-03-15" },
  ]);
  expect(free && weeksFor(free, "outside")).toHaveLength(1);
  expect(free && weeksFor(free, undefined)).toHaveLength(2);
});

test("a week in which the firm is closed is not named", () => {
  const closed = ["2026-12-14/2027-01-03", "2027-03-15/2027-03-18"];
  const free = freeWeeksOf(both, closed, new Date("2026-11-27T12:00:00Z"));
  expect(free?.weeks).toEqual([
    { place: "inside", number: 1, monday: "2027-01-04" },
    { place: "outside", number: 11, monday: "2027-03-15" },
  ]);
});

test("they are shown for fourteen days after they were written", () => {
  expect(freeWeeksOf(both, [], new Date("2026-12-09T23:59:00Z"))).toBeDefined();
  expect(freeWeeksOf(both, [], new Date("2026-12-10T00:01:00Z"))).toBeUndefined();
});

test("a firm that names none has none", () => {
  const now = new Date("2026-11-27T12:00:00Z");
  expect(freeWeeksOf(firm(undefined), [], now)).toBeUndefined();
  expect(freeWeeksOf(firm({ written: "2026-11-26" }), [], now)).toBeUndefined();
});
