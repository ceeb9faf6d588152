import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
export const collect = runInNewContext("gc") as () => void;
setFlagsFromString("--no-expose-gc");

const mostBytes = 40_000_000;

/**
 * Gives back what files have left in memory. V8 sees a buffer as the few bytes of its object, and would let many
 * megabytes of them lie for a while.
 */
export function collectGarbage(): void {
  if (process.memoryUsage().arrayBuffers > mostBytes) collect();
}
