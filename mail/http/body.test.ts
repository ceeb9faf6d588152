import { ReadableStream } from "node:stream/web";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fixedSettings } from "#mail/config/config.ts";
import { readBody } from "./body.ts";
import { HttpRefusal } from "./http-refusal.ts";

const photograph = 2_000_000;

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Sending {
  bytes: number;
  kilobitsPerSecond: number;
  /** The body stops after this many bytes. */
  stallsAt?: number;
}

/** Reads a body that arrives like this; resolves to its status, and when that was known. */
async function read(sending: Sending, stopping?: AbortSignal) {
  const { bytes, kilobitsPerSecond, stallsAt = Number.POSITIVE_INFINITY } = sending;
  async function* pieces() {
    for (let sent = 0; sent < bytes; sent += 4_000) {
      if (sent >= stallsAt) {
        await new Promise(() => {});
      }
      await new Promise((resolve) => setTimeout(resolve, 32_000 / kilobitsPerSecond));
      yield new Uint8Array(4_000);
    }
  }
  const init = {
    method: "POST",
    headers: { "Content-Length": String(bytes) },
    body: ReadableStream.from(pieces()),
    duplex: "half",
  } as RequestInit;
  const request = new Request("http://mail.firm.example", init);
  const chunks = readBody(request, fixedSettings.uploadPace, stopping);
  const started = performance.now();
  let status: number | undefined;
  const drain = async () => {
    while (!(await chunks.next()).done) {}
    status = 200;
  };
  drain().catch((error: unknown) => {
    status = error instanceof HttpRefusal ? error.status : 500;
  });
  while (status === undefined) {
    await vi.advanceTimersByTimeAsync(1_000);
  }
  return { status, seconds: (performance.now() - started) / 1_000 };
}

test("six photographs arrive at 300 kbit/s", async () => {
  const { status } = await read({ bytes: 6 * photograph, kilobitsPerSecond: 300 });
  expect(status).toBe(200);
});

test("one photograph arrives at 64 kbit/s", async () => {
  const { status } = await read({ bytes: photograph, kilobitsPerSecond: 64 });
  expect(status).toBe(200);
});

test("a body that would take too long is ended early, to make room for others", async () => {
  const { status, seconds } = await read({ bytes: 6 * photograph, kilobitsPerSecond: 64 });
  expect(status).toBe(408);
  expect(seconds).toBeLessThan(45);
});

test("a body that crawls is ended", async () => {
  const { status } = await read({ bytes: photograph, kilobitsPerSecond: 20 });
  expect(status).toBe(408);
});

test("a body that stops near its end is ended", async () => {
  const { status } = await read({
    bytes: 6 * photograph,
    kilobitsPerSecond: 10_000,
    stallsAt: 11_900_000,
  });
  expect(status).toBe(408);
});

test("a body that is still arriving when the service stops is ended at once, to be sent again", async () => {
  const stopping = new AbortController();
  setTimeout(() => stopping.abort(), 3_000);
  const sending = { bytes: 6 * photograph, kilobitsPerSecond: 300 };
  const { status, seconds } = await read(sending, stopping.signal);
  expect(status).toBe(503);
  expect(seconds).toBeLessThan(6);
});
