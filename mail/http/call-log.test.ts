import { afterEach, beforeEach, describe, expect, vi } from "vitest";
import { quoteBody } from "#tests/support/enquiries.ts";
import { test } from "#tests/support/service.ts";

test("an unexpected error is logged with where it happened", async ({ service }) => {
  vi.spyOn(service.transport, "send").mockRejectedValue(new TypeError("not iterable"));
  expect((await service.post(quoteBody())).status).toBe(500);
  expect(service.logs[0]).toMatchObject({
    level: "error",
    reason: "TypeError",
    stack: expect.stringMatching(/^at .*call-log\.test\.ts:\d+:\d+/),
  });
});

test("the message of an error, which may quote a visitor, is not logged", async ({ service }) => {
  vi.spyOn(service.transport, "send").mockRejectedValue(new TypeError("zoe@example.nl"));
  await service.post(quoteBody());
  expect(JSON.stringify(service.logs)).not.toContain("zoe@example.nl");
});

test("refused calls do not hide an enquiry that is mailed", async ({ service }) => {
  await service.post("{");
  await service.post("{");
  await service.post(quoteBody());
  expect(service.logs.at(-1)).toMatchObject({ event: "enquiry", status: 200 });
});

describe("refused calls", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("are logged as one line for the first, and one for all others within a minute", async ({
    service,
  }) => {
    for (let call = 0; call < 50; call++) {
      await service.post("{");
    }
    expect(service.logs).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(service.logs).toMatchObject([
      { event: "enquiry", reason: "malformed-json", status: 400 },
      { event: "enquiry refused again", reason: "malformed-json", count: 49 },
    ]);
  });

  test("get a line of their own for another reason", async ({ service }) => {
    await service.post("{");
    await service.post(quoteBody({ website: "filled in" }));
    expect(service.logs.map(({ reason }) => reason)).toEqual(["malformed-json", "honeypot"]);
  });

  test("are logged again in the next minute", async ({ service }) => {
    await service.post("{");
    await vi.advanceTimersByTimeAsync(60_000);
    await service.post("{");
    expect(service.logs).toHaveLength(2);
  });
});
