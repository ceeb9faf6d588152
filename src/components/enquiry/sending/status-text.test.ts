import { expect, test } from "vitest";
import { enquiryProps } from "#data/enquiry/enquiry-props.ts";
import { failureText, statusText } from "./status-text.ts";

const failed = { status: "Status {status}.", wait: "Wacht even." };

test.each([
  [429, "Status 429. Wacht even."],
  [503, "Status 503. Wacht even."],
  [502, "Status 502."],
  [0, ""],
])("status %i asks for patience only where that helps", (status, text) => {
  expect(statusText({ failed } as Parameters<typeof statusText>[0], status)).toBe(text);
});

const { texts } = enquiryProps("contact");

test.each([
  ["contact", 502, false, statusText(texts, 502)],
  ["contact", 0, false, texts.failure],
  ["contact", 0, true, texts.offline.waiting],
  ["quote", 502, false, texts.failure],
] as const)("the %s form says of status %i, offline: %s", (form, status, isOffline, text) => {
  expect(failureText(texts, { form, status, isOffline })).toBe(text);
});
