import { expect, test } from "vitest";
import { freeWeekOf } from "./free-week.ts";

const firm = { firstFreeWeek: { week: 51, written: "2026-11-26" } };
const now = new Date("2026-11-27T12:00:00Z");

test("the first free week has the day on which it begins", () => {
  expect(freeWeekOf(firm, [], now)).toMatchObject({ number: 51, monday: "2026-12-14" });
  const spring = { firstFreeWeek: { week: 11, written: "2026-11-26" } };
  expect(freeWeekOf(spring, [], now)).toMatchObject({ number: 11, monday: "2027-03-15" });
});

test("a week in which the firm is closed is not named", () => {
  const closedFrom = (until: string) => freeWeekOf(firm, [`2026-12-14/${until}`], now);
  expect(closedFrom("2027-01-03")).toMatchObject({ number: 1, monday: "2027-01-04" });
  expect(closedFrom("2026-12-17")).toMatchObject({ number: 51, monday: "2026-12-14" });
});

test("it is shown for fourteen days after it was written", () => {
  expect(freeWeekOf(firm, [], new Date("2026-12-09T23:59:00Z"))).toBeDefined();
  expect(freeWeekOf(firm, [], new Date("2026-12-10T00:01:00Z"))).toBeUndefined();
});

test("a firm that names none has none", () => {
  expect(freeWeekOf({ firstFreeWeek: undefined }, [], now)).toBeUndefined();
});
