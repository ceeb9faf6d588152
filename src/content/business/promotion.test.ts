import { expect, test } from "vitest";
import { isPromoted } from "./promotion";

test.each([
  ["month", "2026-11-30T22:59:00Z", true],
  ["none", "2026-11-30T22:59:00Z", false],
  ["2026-11-30", "2026-11-01T12:00:00Z", true],
  ["2026-11-30", "2026-11-30T22:59:00Z", true],
  ["2026-11-30", "2026-11-30T23:01:00Z", false],
])("a promotion that ends with %s is there at %s: %s", (ends, now, there) => {
  expect(isPromoted(ends, new Date(now))).toBe(there);
});
