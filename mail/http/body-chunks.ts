import type { Pace } from "../config/config.ts";
import { Refusal } from "./refusal.ts";

/** The body of a request as it comes in. Refuses one that breaks off (400) and one that comes too slowly (408). */
export async function* chunksOf(request: Request, { withinMs, atLeast }: Pace): AsyncGenerator<Uint8Array> {
  if (request.body === null) return;
  const everyMs = atLeast?.everyMs ?? withinMs;
  const deadline = performance.now() + withinMs;
  let stretch = { until: performance.now() + everyMs, bytes: 0 };
  // Never cancelled: that would break the connection off before the answer is out.
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await inTime(reader.read(), Math.min(stretch.until, deadline));
    if (done) return;
    yield value;
    stretch.bytes += value.byteLength;
    if (atLeast !== undefined && stretch.bytes >= atLeast.bytes) {
      stretch = { until: performance.now() + everyMs, bytes: 0 };
    }
  }
}

async function inTime<Value>(reading: Promise<Value>, until: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const slow = new Refusal(408, "slow", "The request came in too slowly");
  const timer = setTimeout(() => reject(slow), Math.max(0, until - performance.now()));
  // Nobody listens any longer to a read that fails after its time.
  reading.catch(() => {});
  try {
    return await Promise.race([reading, late]);
  } catch (error) {
    throw error === slow ? error : new Refusal(400, "broken-off", "The request body broke off");
  } finally {
    clearTimeout(timer);
  }
}
