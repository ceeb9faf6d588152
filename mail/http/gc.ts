import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
export const collect = runInNewContext("gc") as () => void;
setFlagsFromString("--no-expose-gc");

const most = { arrayBuffers: 40_000_000, heapUsed: 90_000_000 };
const growth = 20_000_000;
let kept = { arrayBuffers: 0, heapUsed: 0 };

/**
 * Gives back what calls have left in memory. V8 sees a buffer as the few bytes of its object, and would let many
 * megabytes of them lie for a while; and a machine's memory as its own. What was still in use is not looked through
 * again before more has come.
 */
export function collectGarbage(): void {
  const now = process.memoryUsage();
  const isMuch = (what: keyof typeof most) => now[what] > Math.max(most[what], kept[what] + growth);
  if (!isMuch("arrayBuffers") && !isMuch("heapUsed")) return;
  collect();
  kept = process.memoryUsage();
}
