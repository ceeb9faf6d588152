import { once } from "node:events";
import { Busboy } from "@fastify/busboy";
import { fileLimits, maxFilesRequestBytes } from "#contract/files.ts";
import { withTimeout } from "#mail/async/with-timeout.ts";
import { chunksOf, type Pace } from "#mail/http/body.ts";
import { Refusal } from "#mail/http/response.ts";
import { keepParts, type Texts, tooLargeTogether } from "./form-parts.ts";

/**
 * Room for a form's texts, and for the lines above each part. One byte more shows that a file is
 * too large.
 */
const limits = {
  parts: 60,
  fieldSize: 4_000,
  headerPairs: 20,
  headerSize: 4_096,
  fileSize: fileLimits.bytes + 1,
};

/**
 * The parser, which waits for nobody, goes on by then or never: at some forms that are none it does
 * not.
 */
const stuckAfterMs = 1_000;

/** The texts and files of a form, read as they come in. For `check` see keepParts. */
export async function readForm<Params>(
  request: Request,
  pace: Pace,
  check: (texts: Texts) => Params,
  hold: (bytes: number) => Promise<void>,
) {
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  const isPartAFile = (_field: unknown, type: unknown, name: unknown) =>
    name !== undefined || type !== "text/plain";
  const parser = wellFormed(() => new Busboy({ headers, limits, isPartAFile }));
  const parts = keepParts(parser, check);
  let failed = false;
  parser.on("error", () => {
    failed = true;
  });
  const ended = once(parser, "finish").catch(() => {});

  let size = 0;
  for await (const chunk of chunksOf(request, pace)) {
    size += chunk.byteLength;
    if (size > maxFilesRequestBytes) {
      throw new Refusal(413, "too-large", tooLargeTogether);
    }
    if (!wellFormed(() => parser.write(chunk))) {
      const drained = Promise.race([once(parser, "drain").catch(() => {}), ended]);
      await withTimeout(drained, stuckAfterMs, malformed);
    }
    if (parts.isRefused()) {
      return parts.form();
    }
    if (failed) {
      break;
    }
    await hold(parts.held());
  }
  parser.end();
  await ended;
  if (failed) {
    throw malformed();
  }
  return parts.form();
}

const malformed = () =>
  new Refusal(400, "malformed-form", "The request body is not a complete form");

/** What the parser does, which throws at what is no form. */
function wellFormed<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch {
    throw malformed();
  }
}
