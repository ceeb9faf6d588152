import { HttpRefusal } from "./http-refusal.ts";

/** How fast a body must arrive. */
export interface Pace {
  /** Milliseconds in which all of it must have arrived. */
  readonly withinMs: number;
  /** How often the pace is checked, and how many bytes must have arrived in between. */
  everyMs: number;
  /** With 0, only the time counts: a short body comes at once, or in a last packet. */
  minBytes: number;
}

/** Milliseconds for a short body: fewer while it keeps one of the last places from others. */
const shortBody = { withinMs: 10_000, withinMsWhenScarce: 3_000, everyMs: 250 };

const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * The JSON value in the body of a request. Refuses a body that comes in too slowly (408), breaks
 * off, is not UTF-8 or is not JSON (400).
 */
export async function readJson(request: Request, isScarce: () => boolean): Promise<unknown> {
  const pace: Pace = {
    get withinMs() {
      return isScarce() ? shortBody.withinMsWhenScarce : shortBody.withinMs;
    },
    everyMs: shortBody.everyMs,
    minBytes: 0,
  };
  const bytes = Buffer.alloc(Number(request.headers.get("content-length")));
  let size = 0;
  for await (const chunk of readBody(request, pace)) {
    if (size + chunk.byteLength > bytes.length) {
      throw new HttpRefusal(400, "length", "The request is longer than its Content-Length");
    }
    bytes.set(chunk, size);
    size += chunk.byteLength;
  }
  try {
    return JSON.parse(strictUtf8.decode(bytes.subarray(0, size)));
  } catch {
    throw new HttpRefusal(400, "malformed-json", "The request body is not valid JSON in UTF-8");
  }
}

/**
 * The body of a request as it comes in. Refuses one that breaks off (400), one that comes in too
 * slowly (408), as soon as it is clear that it cannot be there in time, and one that is still
 * coming in when the service stops (503).
 */
export async function* readBody(
  request: Request,
  pace: Pace,
  stopping?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  if (request.body === null) {
    return;
  }
  const { everyMs, minBytes } = pace;
  const announced = Number(request.headers.get("content-length"));
  const started = performance.now();
  let received = 0;
  let receivedBefore = 0;
  let refusal: HttpRefusal | undefined;
  let rejectRead = (_refusal: HttpRefusal): void => {};
  const refuse = (reason: HttpRefusal) => {
    refusal ??= reason;
    rejectRead(refusal);
  };
  const checkPace = setInterval(() => {
    const elapsed = performance.now() - started;
    const { withinMs } = pace;
    const isTooSlow =
      elapsed >= withinMs ||
      received - receivedBefore < minBytes ||
      // At this pace the body would not arrive in time.
      (minBytes > 0 && announced * elapsed > received * withinMs);
    receivedBefore = received;
    if (isTooSlow) {
      refuse(new HttpRefusal(408, "slow", "The request came in too slowly"));
    }
  }, everyMs);
  const stop = () => refuse(stoppingRefusal());
  stopping?.addEventListener("abort", stop);
  if (stopping?.aborted) {
    stop();
  }

  // Cancelling the reader would close the connection before the answer is sent.
  const reader = request.body.getReader();
  const readNext = () =>
    new Promise<Awaited<ReturnType<typeof reader.read>>>((resolve, reject) => {
      rejectRead = reject;
      const breakOff = () =>
        reject(new HttpRefusal(400, "broken-off", "The request body broke off"));
      reader.read().then(resolve, breakOff);
    });
  try {
    for (;;) {
      if (refusal !== undefined) {
        throw refusal;
      }
      const { done, value } = await readNext();
      if (done) {
        return;
      }
      received += value.byteLength;
      yield value;
    }
  } finally {
    clearInterval(checkPace);
    stopping?.removeEventListener("abort", stop);
  }
}

/** The answer to an upload while the service stops: it can be sent again as soon as it is back. */
export function stoppingRefusal(): HttpRefusal {
  const text = "The service is being restarted, try again in a moment";
  return new HttpRefusal(503, "stopping", text, { retryAfterSeconds: 5 });
}
