import { expect, test } from "vitest";
import { dateOf } from "./headers.ts";

test.each([
  ["the moment the visitor sent it", "2026-06-03T12:05:00Z", "2026-06-03T12:05:00.000Z"],
  ["now, when that was long ago", "2026-06-03T09:05:00Z", "2026-06-03T12:06:00.000Z"],
  ["now, when the visitor's clock is ahead", "2027-01-01T00:00:00Z", "2026-06-03T12:06:00.000Z"],
  ["now, when it is not a time", "zojuist", "2026-06-03T12:06:00.000Z"],
] as const)("a mail is dated %s", (_what, sentAt, expected) => {
  expect(dateOf(sentAt, new Date("2026-06-03T12:06:00Z")).toISOString()).toBe(expected);
});
