import { constants, PerformanceObserver } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { collectGarbage } from "./gc.ts";

const forced = constants.NODE_PERFORMANCE_GC_FLAGS_FORCED;
const isForced = (entry: object) => ((entry as { detail: { flags: number } }).detail.flags & forced) !== 0;

test("memory that stays in use is not looked through again at every call", async () => {
  let collections = 0;
  const observer = new PerformanceObserver((list) => {
    collections += list.getEntries().filter(isForced).length;
  });
  observer.observe({ entryTypes: ["gc"] });
  const inUse = Buffer.alloc(60_000_000);
  for (let call = 0; call < 20; call++) collectGarbage();
  await delay(20);
  observer.disconnect();
  expect(inUse).toHaveLength(60_000_000);
  expect(collections).toBeGreaterThan(0);
  expect(collections).toBeLessThan(3);
});
