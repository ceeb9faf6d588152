import { z } from "zod";
import { fileRefusal, filesEnquiryNumber } from "#contract/files.ts";
import { paramLimits } from "#contract/params.ts";
import { idFields, limitedLine, parseCall } from "#mail/enquiry/call-fields.ts";
import { HttpRefusal } from "#mail/http/http-refusal.ts";
import { cleanName, fileKindOf } from "./file-kind.ts";
import type { PostedFile, Texts } from "./form-parts.ts";

const textsSchema = z.object({
  ...idFields,
  reference: z
    .string("is required: the reference of the enquiry")
    .regex(filesEnquiryNumber, "is not the reference of an enquiry"),
  sent_at: limitedLine(paramLimits.sent_at),
  name: limitedLine(paramLimits.name),
  email: limitedLine(paramLimits.email),
  files_info: limitedLine(paramLimits.files_info),
  enquiry_digest: z
    .string()
    .regex(/^(?:[0-9a-f]{64})?$/, "is not the digest of an enquiry")
    .default(""),
});

/**
 * The texts that name the enquiry of the files. `enquiry_digest` is empty when the browser
 * could not compute it.
 */
export type FilesParams = z.output<typeof textsSchema>;

/** Reads the texts of a form with files. Refuses (400) a form that names no enquiry. */
export function validateTexts(texts: Texts): FilesParams {
  return parseCall(textsSchema, Object.fromEntries(texts));
}

/** A file that is mailed, under a safe name. */
export interface EnquiryFile extends PostedFile {
  filename: string;
  contentType: string;
}

/**
 * The files as they are mailed; one that is there twice is mailed once. Refuses (415)
 * a file whose content, whatever its name, is of a kind that may not be sent.
 */
export function validateFiles(posted: readonly PostedFile[]): EnquiryFile[] {
  if (posted.length === 0) {
    throw new HttpRefusal(400, "empty", "There is no file in the request");
  }
  const taken = new Set<string>();
  const files = new Map<string, EnquiryFile>();
  for (const file of posted) {
    const { number, name, content, hash } = file;
    const refusal = (why: string) => new HttpRefusal(415, "kind", fileRefusal(number, name, why));
    if (content.length === 0) {
      throw refusal("is empty");
    }
    const kind = fileKindOf(content);
    if (kind === undefined) {
      throw refusal("is not a picture or PDF that may be sent");
    }
    if (files.has(hash)) {
      continue;
    }
    const filename = cleanName(name, kind.extensions, `bestand-${number}`, taken);
    files.set(hash, { ...file, filename, contentType: kind.type });
  }
  return [...files.values()];
}
