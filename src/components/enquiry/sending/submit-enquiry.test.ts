import { expect, test } from "vitest";
import { emptyValues } from "#components/enquiry/fields.ts";
import { nextAttempt } from "./submit-enquiry.ts";

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test("another attempt has the number of the first, and its moment for an hour", () => {
  const enquiryNumber = "KK-7Q3XW9CM";
  const draft = { values: emptyValues, enquiryNumber, sentAt: minutesAgo(50) };
  expect(nextAttempt(draft, "KK")).toEqual({ enquiryNumber, sentAt: draft.sentAt });
  const later = nextAttempt({ ...draft, sentAt: minutesAgo(61) }, "KK");
  expect(later.enquiryNumber).toBe(enquiryNumber);
  expect(Date.now() - Date.parse(later.sentAt)).toBeLessThan(60_000);
});

test("a first attempt has a number of the firm's", () => {
  expect(nextAttempt({ values: emptyValues }, "DG").enquiryNumber).toMatch(/^DG-[2-9A-Z]{8}$/);
});
