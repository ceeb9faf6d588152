import { afterEach, expect, test, vi } from "vitest";
import { dayReceived, readReceived } from "./received.ts";

const day = 24 * 60 * 60 * 1_000;

afterEach(() => {
  vi.unstubAllGlobals();
});

test("what was sent is known for thirty days", () => {
  const text = JSON.stringify({ enquiryNumber: "KK-7Q3XW9CM", savedAt: 0 });
  vi.stubGlobal("localStorage", { getItem: () => text });
  expect(readReceived("quote", 30 * day - 1)?.enquiryNumber).toBe("KK-7Q3XW9CM");
  expect(readReceived("quote", 30 * day)).toBeUndefined();
});

test.each([
  ["vandaag", "2026-11-26T20:00:00Z"],
  ["gisteren", "2026-11-27T08:00:00Z"],
  ["26 november", "2026-11-28T08:00:00Z"],
])("an enquiry arrived %s, by the day that it was in Amsterdam", (expected, now) => {
  const savedAt = Date.parse("2026-11-25T23:30:00Z");
  expect(dayReceived({ savedAt }, Date.parse(now))).toBe(expected);
});
