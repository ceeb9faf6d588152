import { once } from "node:events";
import { Busboy } from "@fastify/busboy";
import { fileLimits } from "#contract/files.ts";
import { type Pace, readBody } from "#mail/http/body.ts";
import { HttpRefusal } from "#mail/http/http-refusal.ts";
import { keepParts, type Texts } from "./form-parts.ts";

/**
 * Limits on a form's texts and on the headers of each part. A file may have one byte more than is
 * allowed, by which it is recognised as too large.
 */
const limits = {
  parts: 60,
  fieldSize: 4_000,
  headerPairs: 20,
  headerSize: 4_096,
  fileSize: fileLimits.pdfBytes + 1,
};

/** The parser never drains after some malformed bodies; otherwise it does so at once. */
const stuckAfterMs = 1_000;

/**
 * The texts and files of a form, read as they come in. `check` gets the texts as soon as they are
 * there, and its refusal is answered before the files have come in. `received` counts what came in,
 * whole or not.
 */
export async function readForm<Params>(
  request: Request,
  pace: Pace,
  check: (texts: Texts) => Params,
  received: (bytes: number) => void,
  stopping?: AbortSignal,
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

  for await (const chunk of readBody(request, pace, stopping)) {
    received(chunk.byteLength);
    if (!wellFormed(() => parser.write(chunk))) {
      const signal = AbortSignal.timeout(stuckAfterMs);
      const drained = once(parser, "drain", { signal }).catch(() => {
        failed = true;
      });
      await Promise.race([drained, ended]);
    }
    if (parts.isRefused()) {
      return parts.form();
    }
    if (failed) {
      break;
    }
  }
  parser.end();
  if (!failed) {
    await ended;
  }
  if (failed) {
    throw malformed();
  }
  return parts.form();
}

const malformed = () =>
  new HttpRefusal(400, "malformed-form", "The request body is not a complete form");

/** Runs a step of the parser, which throws at a malformed form. */
function wellFormed<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch {
    throw malformed();
  }
}
