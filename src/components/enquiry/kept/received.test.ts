import { expect, test } from "vitest";
import { dayReceived } from "./received.ts";

test("an enquiry arrived on the day that it was in Amsterdam", () => {
  const savedAt = Date.parse("2026-11-25T23:30:00Z");
  expect(dayReceived({ enquiryNumber: "KK-7Q3XW9CM", savedAt })).toBe("26 november");
});
