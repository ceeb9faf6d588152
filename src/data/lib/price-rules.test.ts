import { expect, test } from "vitest";
import { isPromoted, withVat } from "./price-rules.ts";

test.each([
  ["month", "2026-11-30T22:59:00Z", true],
  ["none", "2026-11-30T22:59:00Z", false],
  ["2026-11-30", "2026-11-01T12:00:00Z", true],
  ["2026-11-30", "2026-11-30T22:59:00Z", true],
  ["2026-11-30", "2026-11-30T23:01:00Z", false],
])("a promotion that ends with %s is there at %s: %s", (ends, now, there) => {
  expect(isPromoted(ends, new Date(now))).toBe(there);
});

test("a price per square metre is worked out to the cent, that of a whole job up to a whole euro", () => {
  expect(withVat(12.5, 9)).toBe(13.63);
  expect(withVat(35, 21)).toBe(42.35);
  expect(withVat(600, 9)).toBe(654);
  expect(withVat(780, 9)).toBe(851);
});
