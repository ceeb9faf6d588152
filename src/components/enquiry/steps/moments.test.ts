import { expect, test } from "vitest";
import { momentTexts, toggleMoment } from "./moments.ts";

const now = new Date("2026-11-26T10:00:00Z");

test("half-days are chosen and taken back, and stand in order", () => {
  const later = toggleMoment("", "2026-12-03/middag", now);
  const both = toggleMoment(later, "2026-12-01/ochtend", now);
  expect(momentTexts(both, now)).toEqual([
    "dinsdag 1 december, in de ochtend",
    "donderdag 3 december, in de middag",
  ]);
  expect(toggleMoment(both, "2026-12-01/ochtend", now)).toBe(later);
});

test("a half-day of an earlier visit that has passed is dropped", () => {
  const draft = "2026-11-26/ochtend 2026-11-27/middag";
  expect(momentTexts(draft, now)).toEqual(["vrijdag 27 november, in de middag"]);
});

test.each(["", "kapot", "2026-13-45/ochtend"])("a damaged draft has none: %j", (draft) => {
  expect(momentTexts(draft, now)).toEqual([]);
});
