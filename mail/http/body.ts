import { chunksOf } from "./body-chunks.ts";
import { Refusal } from "./refusal.ts";

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
