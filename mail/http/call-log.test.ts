import { expect, vi } from "vitest";
import { quoteBody } from "#tests/support/enquiries.ts";
import { test } from "#tests/support/service.ts";

test("an unexpected error is logged with where it happened, and without its message", async ({
  service,
}) => {
  // The message may quote a visitor.
  vi.spyOn(service.transport, "send").mockRejectedValue(new TypeError("zoe@example.nl"));
  expect((await service.post(quoteBody())).status).toBe(500);
  expect(service.logs[0]).toMatchObject({
    level: "error",
    reason: "TypeError",
    stack: expect.stringMatching(/^at .*call-log\.test\.ts:\d+:\d+/),
  });
  expect(JSON.stringify(service.logs)).not.toContain("zoe@example.nl");
});

test("each call is a line with its reason, and nothing personal", async ({ service }) => {
  const { post, logs } = service;
  await post(quoteBody({ reference: "DG-LOG" }), { "X-Forwarded-For": "203.0.113.9" });
  await post(quoteBody({ website: "x" }));
  expect(logs).toMatchObject([
    { event: "enquiry", status: 200, template: "quote", enquiryNumber: "DG-LOG", repeated: false },
    { event: "enquiry", status: 403, template: "quote", reason: "honeypot" },
  ]);
  expect(JSON.stringify(logs)).not.toMatch(/Zoë|zoe|010-1234567|Lijnbaan|203\.0\.113/);
});
