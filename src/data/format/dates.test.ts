import { expect, test } from "vitest";
import { dutchDay, dutchMonth } from "./dates.ts";

test("a day is written the Dutch way, without a break in it", () => {
  expect(dutchDay("2026-02-10")).toBe("10\u00a0februari\u00a02026");
});

test.each([
  ["2026-03-14", "maart 2026"],
  ["2025-12", "december 2025"],
])("the month of %s is %s", (date, month) => {
  expect(dutchMonth(date)).toBe(month);
});
