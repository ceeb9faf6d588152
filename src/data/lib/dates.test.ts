import { expect, test } from "vitest";
import { dutchDay, dutchMonth, newestFirst } from "./dates.ts";

test("a day and a month are written as people read them", () => {
  expect(dutchDay("2026-02-10")).toBe("10 februari 2026");
  expect(dutchMonth("2026-03-14")).toBe("maart 2026");
  expect(dutchMonth("2025-12")).toBe("december 2025");
});

test("the newest stands on top, and entries of one day in the order they were read", () => {
  const entries = [
    { id: "a", published: "2025-01-01" },
    { id: "b", published: "2025-01-01" },
    { id: "c", published: "2026-11-02" },
  ];
  expect(entries.toSorted(newestFirst("published")).map(({ id }) => id)).toEqual(["c", "a", "b"]);
});
