import { expect, test } from "vitest";
import { dutchDay, dutchMonth } from "./dates.ts";

test("a day and a month are written as people read them", () => {
  expect(dutchDay("2026-02-10")).toBe("10\u00a0februari\u00a02026");
  expect(dutchMonth("2026-03-14")).toBe("maart 2026");
  expect(dutchMonth("2025-12")).toBe("december 2025");
});
