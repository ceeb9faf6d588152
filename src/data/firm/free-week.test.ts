import { expect, test } from "vitest";
import { freeWeekOf } from "./free-week.ts";

const firm = { firstFreeWeek: { week: 51, written: "2026-11-26" } };
const now = new Date("2026-11-27T12:00:00Z");

test("a week in which the firm is closed is not named", () => {
  const closedUntil = (until: string) => freeWeekOf(firm, [`2026-12-14/${until}`], now)?.monday;
  expect(freeWeekOf(firm, [], now)?.monday).toBe("2026-12-14");
  expect(closedUntil("2027-01-03")).toBe("2027-01-04");
  expect(closedUntil("2026-12-17")).toBe("2026-12-14");
});

test("it is shown for fourteen days after it was written, where a firm names one", () => {
  expect(freeWeekOf(firm, [], new Date("2026-12-09T23:59:00Z"))).toBeDefined();
  expect(freeWeekOf(firm, [], new Date("2026-12-10T00:01:00Z"))).toBeUndefined();
  expect(freeWeekOf({ firstFreeWeek: undefined }, [], now)).toBeUndefined();
});
