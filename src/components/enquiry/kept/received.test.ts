import { expect, test } from "vitest";
import { dayReceived } from "./received.ts";

test.each([
  ["vandaag", "2026-11-26T20:00:00Z"],
  ["gisteren", "2026-11-27T08:00:00Z"],
  ["26 november", "2026-11-28T08:00:00Z"],
])("an enquiry arrived %s, by the day that it was in Amsterdam", (expected, now) => {
  const savedAt = Date.parse("2026-11-25T23:30:00Z");
  expect(dayReceived({ savedAt }, Date.parse(now))).toBe(expected);
});
