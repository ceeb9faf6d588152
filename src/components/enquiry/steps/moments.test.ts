import { expect, test } from "vitest";
import { momentTexts, toggleMoment, withoutDay } from "./moments.ts";

const now = new Date("2026-11-26T10:00:00Z");

test("half-days are chosen and taken back, and stand in order", () => {
  const later = toggleMoment("", "2026-12-03/middag", now);
  const both = toggleMoment(later, "2026-12-01/middag", now);
  const three = toggleMoment(both, "2026-12-01/ochtend", now);
  expect(momentTexts(three, now)).toEqual([
    "dinsdag 1 december, in de ochtend",
    "dinsdag 1 december, in de middag",
    "donderdag 3 december, in de middag",
  ]);
  expect(toggleMoment(three, "2026-12-03/middag", now)).toBe(
    "2026-12-01/ochtend 2026-12-01/middag",
  );
});

test("a half-day of an earlier visit that can no longer be confirmed is dropped", () => {
  const draft = "2026-11-26/ochtend 2026-11-27/middag 2026-11-28/middag";
  expect(momentTexts(draft, now)).toEqual(["zaterdag 28 november, in de middag"]);
});

test("a day that is taken back takes its half-days along", () => {
  const draft = "2026-12-01/middag 2026-12-01/ochtend 2026-12-03/middag";
  expect(withoutDay(draft, "2026-12-01", now)).toBe("2026-12-03/middag");
});

test.each(["", "kapot", "2026-13-45/ochtend"])("a damaged draft has none: %j", (draft) => {
  expect(momentTexts(draft, now)).toEqual([]);
});
