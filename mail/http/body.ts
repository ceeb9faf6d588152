import { withTimeout } from "#mail/async/with-timeout.ts";
import { Blocks } from "./blocks.ts";
import { collectGarbage } from "./gc.ts";
import { Refusal } from "./response.ts";

export interface Pace {
  /** Milliseconds in which all of it has to be there. */
  withinMs: number;
  /** The fewest bytes in any stretch of so many milliseconds; the last stretch may hold fewer. */
  atLeast?: { bytes: number; everyMs: number };
}

const jsonPace: Pace = { withinMs: 10_000 };

/** Every piece of a body costs about as much as a whole packet: more of them are no browser's. */
const mostPieces = 250_000;

const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * The JSON value in the request's body. Reads no more than `maxBytes`: a longer body is refused
 * (413), one that comes too slowly (408), breaks off, is not UTF-8 or not JSON (400) as well.
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const tooLarge = new Refusal(413, "too-large", `The request is larger than ${maxBytes} bytes`);
  if (Number(request.headers.get("content-length")) > maxBytes) {
    throw tooLarge;
  }
  const body = new Blocks();
  for await (const chunk of chunksOf(request, jsonPace)) {
    body.append(chunk);
    if (body.size > maxBytes) {
      throw tooLarge;
    }
  }
  try {
    return JSON.parse(strictUtf8.decode(Buffer.concat(body.content)));
  } catch {
    throw new Refusal(400, "malformed-json", "The request body is not valid JSON in UTF-8");
  }
}

/**
 * The body of a request as it comes in. Refuses one that breaks off (400) and one that comes too
 * slowly (408): as soon as it is clear that all of it cannot be there in time, so that its sender
 * soon tries with less.
 */
export async function* chunksOf(
  request: Request,
  { withinMs, atLeast }: Pace,
): AsyncGenerator<Uint8Array> {
  if (request.body === null) {
    return;
  }
  const announced = Number(request.headers.get("content-length"));
  const everyMs = atLeast?.everyMs ?? withinMs;
  // All but the time in which nobody asked for more of it.
  let started = performance.now();
  let stretch = { until: started + everyMs, bytes: 0 };
  let size = 0;
  let count = 0;
  // Never cancelled: that would break the connection off before the answer is out.
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await inTime(
      reader.read(),
      Math.min(stretch.until, started + withinMs),
    );
    if (done) {
      return;
    }
    count += 1;
    // Many small pieces leave more behind than V8 clears away in time.
    if (count % 5_000 === 0) {
      collectGarbage();
    }
    if (count > mostPieces) {
      throw new Refusal(400, "pieces", "The request came in in too many pieces");
    }
    const read = performance.now();
    yield value;
    const waited = performance.now() - read;
    started += waited;
    stretch.until += waited;
    size += value.byteLength;
    stretch.bytes += value.byteLength;
    const now = performance.now();
    const elapsed = now - started;
    if (elapsed > everyMs && announced * elapsed > withinMs * size) {
      throw slow();
    }
    if (atLeast !== undefined && stretch.bytes >= atLeast.bytes) {
      stretch = { until: now + everyMs, bytes: 0 };
    }
  }
}

const slow = () => new Refusal(408, "slow", "The request came in too slowly");

const inTime = <Value>(reading: Promise<Value>, until: number) =>
  withTimeout(reading, Math.max(0, until - performance.now()), slow).catch((error: unknown) => {
    throw error instanceof Refusal
      ? error
      : new Refusal(400, "broken-off", "The request body broke off");
  });
