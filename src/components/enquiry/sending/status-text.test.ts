import { expect, test } from "vitest";
import { statusText } from "./status-text.ts";

const failed = { status: "Status {status}.", wait: "Wacht even." };

test.each([
  [429, "Status 429. Wacht even."],
  [503, "Status 503. Wacht even."],
  [502, "Status 502."],
  [0, ""],
])("status %i asks for patience only where that helps", (status, text) => {
  expect(statusText({ failed } as Parameters<typeof statusText>[0], status)).toBe(text);
});
