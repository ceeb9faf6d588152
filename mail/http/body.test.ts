import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limits } from "../config/config.ts";
import { chunksOf } from "./body.ts";

const photograph = 2_000_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] }));
afterEach(() => void vi.useRealTimers());

/** Reads a body of so many bytes that comes in so fast; resolves to how it went, and after how many seconds. */
async function read(bytes: number, kilobitsPerSecond: number, stallAt = Number.POSITIVE_INFINITY) {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const size = Math.min(bytes - sent, 4_000);
      if (size === 0) return controller.close();
      if (sent >= stallAt) return new Promise(() => {});
      await new Promise((resolve) => setTimeout(resolve, (size * 8) / kilobitsPerSecond));
      sent += size;
      controller.enqueue(new Uint8Array(size));
    },
  });
  const headers = { "Content-Length": String(bytes) };
  const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
  const chunks = chunksOf(new Request("http://mail.firm.example", init), limits.filesPace);
  const started = performance.now();
  let status: number | undefined;
  const drain = async () => {
    while (!(await chunks.next()).done);
    status = 200;
  };
  drain().catch((refusal) => {
    ({ status } = refusal.response);
  });
  while (status === undefined) await vi.advanceTimersByTimeAsync(1_000);
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
