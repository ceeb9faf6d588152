import { once } from "node:events";
import { type BusboyInstance, Busboy } from "@fastify/busboy";
import { fileLimits, maxFilesRequestBytes } from "../../contract/files.ts";
import type { Pace } from "../config/config.ts";
import { chunksOf } from "../http/body.ts";
import { FormParts, type PostedForm, tooLargeTogether } from "./form-parts.ts";
import { Refusal } from "../http/response.ts";

/** Room for a form's texts, and for the lines above each part. */
const limits = { fields: 40, fieldSize: 4_000, headerPairs: 20, headerSize: 4_096 };

/** Refuses (415) a request whose headers do not announce a form with files. */
export function requireForm(headers: Headers): void {
  const type = headers.get("content-type") ?? "";
  const encoding = headers.get("content-encoding") ?? "identity";
  if (!/^multipart\/form-data\s*;(.*;)?\s*boundary=/i.test(type) || encoding !== "identity") {
    throw new Refusal(415, "content-type", "Send the request as multipart/form-data");
  }
}

/**
 * The texts and files of a form, read as they come in. Of files that exceed the limits (413) nothing is kept, but the
 * rest of their form is still read, so that the sender hears the answer.
 */
export async function readForm(request: Request, pace: Pace): Promise<PostedForm> {
  const parser = createParser(request.headers);
  const parts = new FormParts();
  parser.on("field", parts.onText);
  parser.on("fieldsLimit", parts.onTooManyTexts);
  parser.on("file", parts.onFile);
  let failed = false;
  parser.on("error", () => {
    failed = true;
  });
  const ended = once(parser, "finish").catch(() => {});

  let size = 0;
  for await (const chunk of chunksOf(request, pace)) {
    size += chunk.byteLength;
    if (size > maxFilesRequestBytes) throw new Refusal(413, "too-large", tooLargeTogether);
    if (!write(parser, chunk)) await Promise.race([once(parser, "drain").catch(() => {}), ended]);
    if (failed) break;
  }
  parser.end();
  await ended;
  if (failed) throw malformed();
  return parts.form();
}

function malformed(): Refusal {
  return new Refusal(400, "malformed-form", "The request body is not a complete form");
}

function createParser(headers: Headers): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": headers.get("content-type") ?? "" },
      // One byte more shows that a file is too large.
      limits: { ...limits, fileSize: fileLimits.bytes + 1 },
      isPartAFile: (_field, type, name) => name !== undefined || type !== "text/plain",
    });
  } catch {
    throw malformed();
  }
}

function write(parser: BusboyInstance, chunk: Uint8Array): boolean {
  try {
    return parser.write(chunk);
  } catch {
    throw malformed();
  }
}
