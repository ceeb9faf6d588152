import { once } from "node:events";
import { type BusboyInstance, Busboy } from "@fastify/busboy";
import { fileLimits, maxFilesRequestBytes } from "../../contract/files.ts";
import type { Pace } from "../config/config.ts";
import { chunksOf } from "../http/body.ts";
import { Refusal } from "../http/response.ts";
import { FormParts, type PostedForm, type Texts, tooLargeTogether } from "./form-parts.ts";

/** Room for a form's texts, and for the lines above each part. */
const limits = { parts: 60, fieldSize: 4_000, headerPairs: 20, headerSize: 4_096 };

/** Refuses (415) a request whose headers do not announce a form with files. */
export function requireForm(headers: Headers): void {
  const type = headers.get("content-type") ?? "";
  const encoding = headers.get("content-encoding") ?? "identity";
  if (!/^multipart\/form-data\s*;(.*;)?\s*boundary=/i.test(type) || encoding !== "identity") {
    throw new Refusal(415, "content-type", "Send the request as multipart/form-data");
  }
}

/** How the files of a form are read. */
interface FormReader<Params> {
  pace: Pace;
  /** Is asked before the first file is kept, and refuses texts that are not right. */
  check: (texts: Texts) => Params;
  /** Is told how much memory they take. */
  hold: (bytes: number) => Promise<void>;
}

/** The texts and files of a form, read as they come in. */
export async function readForm<Params>(
  request: Request,
  { pace, check, hold }: FormReader<Params>,
): Promise<PostedForm<Params>> {
  const parser = createParser(request.headers);
  const parts = new FormParts(check);
  parser.on("field", parts.onText);
  parser.on("partsLimit", parts.onTooMany);
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
    if (parts.isRefused) return parts.form();
    if (failed) break;
    await hold(parts.held);
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
