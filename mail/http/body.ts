import type { Pace } from "../config/config.ts";
import { Refusal } from "./response.ts";

const readWithinMs = 10_000;

const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

/** Refuses (415) a request whose headers do not announce plain JSON in UTF-8. */
export function requireJson(headers: Headers): void {
  const [type = "", ...parameters] = (headers.get("content-type") ?? "").toLowerCase().split(";");
  const charset = parameters.map((parameter) => parameter.trim()).find((p) => p.startsWith("charset="));
  const utf8 = charset === undefined || /^charset="?utf-?8"?$/.test(charset);
  const encoding = headers.get("content-encoding") ?? "identity";
  if (type.trim() !== "application/json" || !utf8 || encoding !== "identity") {
    throw new Refusal(415, "content-type", "Send the request as application/json in UTF-8");
  }
}

/**
 * The JSON value in the request's body. Reads no more than `maxBytes`: a longer body is refused (413), one
 * that comes too slowly (408), breaks off, is not UTF-8 or not JSON (400) as well.
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes);
  try {
    return JSON.parse(strictUtf8.decode(bytes));
  } catch {
    throw new Refusal(400, "malformed-json", "The request body is not valid JSON in UTF-8");
  }
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = new Refusal(413, "too-large", `The request is larger than ${maxBytes} bytes`);
  if (Number(request.headers.get("content-length")) > maxBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(request, { withinMs: readWithinMs })) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

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
