import { ReadableStream } from "node:stream/web";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limits } from "#mail/config/config.ts";
import { chunksOf } from "./body.ts";

const photograph = 2_000_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

/**
 * Reads a body of so many bytes that comes in so fast; resolves to how it went, and after how many
 * seconds.
 */
async function read(bytes: number, kilobitsPerSecond: number, stallAt = Number.POSITIVE_INFINITY) {
  async function* pieces() {
    for (let sent = 0; sent < bytes; sent += 4_000) {
      if (sent >= stallAt) {
        await new Promise(() => {});
      }
      await new Promise((resolve) => setTimeout(resolve, 32_000 / kilobitsPerSecond));
      yield new Uint8Array(4_000);
    }
  }
  const body = ReadableStream.from(pieces());
  const headers = { "Content-Length": String(bytes) };
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  const chunks = chunksOf(new Request("http://mail.firm.example", init), limits.filesPace);
  const started = performance.now();
  let status: number | undefined;
  const drain = async () => {
    while (!(await chunks.next()).done) {}
    status = 200;
  };
  drain().catch((refusal) => {
    ({ status } = refusal.response);
  });
  while (status === undefined) {
    await vi.advanceTimersByTimeAsync(1_000);
  }
  return { status, seconds: (performance.now() - started) / 1_000 };
}

test.each([
  ["six photographs at 300 kbit/s", 6 * photograph, 300],
  ["one photograph at 64 kbit/s", photograph, 64],
])("%s arrive", async (_what, bytes, speed) => {
  expect((await read(bytes, speed)).status).toBe(200);
});

test.each<[string, number, number, number?]>([
  ["what would take too long", 6 * photograph, 64],
  ["what crawls", photograph, 20],
  ["what stands still near its end", 6 * photograph, 10_000, 11_900_000],
])("%s is ended within half a minute, so that less is sent at a time", async (_what, ...sent) => {
  const { status, seconds } = await read(...sent);
  expect(status).toBe(408);
  expect(seconds).toBeLessThan(45);
});
