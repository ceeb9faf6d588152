import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
export const collect = runInNewContext("gc") as () => void;
setFlagsFromString("--no-expose-gc");

const most = { arrayBuffers: 40_000_000, heapUsed: 90_000_000 };
/** It is worth the time when about so much may be garbage. */
const worthBytes = 10_000_000;
const left = { arrayBuffers: 0, heapUsed: 0 };

/**
 * Gives back what calls have left in memory. V8 sees a buffer as the few bytes of its object, and
 * would let many megabytes of them lie for a while; and a machine's memory as its own. What was
 * still in use the last time is not looked for again: that would take as long at every call.
 */
export function collectGarbage(): void {
  const now = process.memoryUsage();
  const kinds = ["arrayBuffers", "heapUsed"] as const;
  // What was in use once and is no longer would hide as much garbage.
  for (const kind of kinds) {
    left[kind] = Math.min(left[kind], now[kind]);
  }
  if (!kinds.some((kind) => now[kind] > Math.max(most[kind], left[kind] + worthBytes))) {
    return;
  }
  collect();
  Object.assign(left, process.memoryUsage());
}
