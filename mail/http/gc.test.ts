import { constants, PerformanceObserver } from "node:perf_hooks";
import { expect, test, vi } from "vitest";
import { collect, collectGarbage } from "./gc.ts";

const forced = constants.NODE_PERFORMANCE_GC_FLAGS_FORCED;
const isForced = (entry: object) =>
  ((entry as { detail: { flags: number } }).detail.flags & forced) !== 0;

/** Has so much in use while garbage is looked for, as a large upload does, and gives it back. */
function useAndGiveBack(bytes: number): void {
  const used = Buffer.alloc(bytes);
  collectGarbage();
  expect(used).toHaveLength(bytes);
}

test("memory that stays in use is not looked through again at every call, also after more was in use", async () => {
  useAndGiveBack(200_000_000);
  collect();
  // V8 gives buffers back on a thread of its own, which may still be at it.
  await vi.waitFor(() => expect(process.memoryUsage().arrayBuffers).toBeLessThan(50_000_000));
  collectGarbage();
  let collections = 0;
  // It is told of what came shortly before it, too.
  const start = performance.now();
  const observer = new PerformanceObserver((list) => {
    const since = list.getEntries().filter(({ startTime }) => startTime > start);
    collections += since.filter(isForced).length;
  });
  observer.observe({ entryTypes: ["gc"] });
  const inUse = Buffer.alloc(60_000_000);
  for (let call = 0; call < 20; call++) {
    collectGarbage();
  }
  await vi.waitFor(() => expect(collections).toBeGreaterThan(0));
  observer.disconnect();
  expect(inUse).toHaveLength(60_000_000);
  expect(collections).toBeLessThan(3);
});
