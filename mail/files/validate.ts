import { z } from "zod";
import { fileRefusal, filesParamLimits, filesReference } from "../../contract/files.ts";
import type { MailConfig } from "../config/config.ts";
import { cleanLine } from "../enquiry/sanitize.ts";
import { Refusal } from "../http/response.ts";
import { cleanName, kindOf } from "./file-kind.ts";
import type { PostedFile, Texts } from "./form-parts.ts";

const line = (field: keyof typeof filesParamLimits) => {
  const most = filesParamLimits[field];
  return z.string().max(most, `is longer than ${most} characters`).default("").transform(cleanLine);
};
const id = (label: string) => z.string(`is required: the ${label}`).min(1, `is required: the ${label}`);

const textsSchema = z.object({
  lib_version: z.string().max(40, "is longer than 40 characters").optional(),
  user_id: id("public key"),
  service_id: id("service id"),
  template_id: id("template id"),
  reference: z
    .string("is required: the reference of the enquiry")
    .regex(filesReference, "is not the reference of an enquiry"),
  sent_at: line("sent_at"),
  name: line("name"),
  files_info: line("files_info"),
  enquiry_digest: z
    .string()
    .regex(/^(?:[0-9a-f]{64})?$/, "is not the digest of an enquiry")
    .default(""),
});

/** What says which enquiry the files belong to; `enquiry_digest` is empty when the browser could not make it. */
export type FilesParams = z.output<typeof textsSchema>;

/** The texts of a form with files. Refuses what does not belong to a request for a quote (400, 403). */
export function validateTexts(texts: Texts, config: MailConfig): FilesParams {
  const result = textsSchema.safeParse(Object.fromEntries(texts));
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new Refusal(400, "malformed-fields", `${issue?.path.join(".")} ${issue?.message}`);
  }
  const { templateId, serviceId } = config.forms.quote;
  const { user_id, template_id, service_id } = result.data;
  if (user_id !== config.publicKey) throw new Refusal(403, "public-key", "The public key is not known here");
  if (template_id !== templateId) throw new Refusal(400, "template-id", "The template ID not found");
  if (service_id !== serviceId) throw new Refusal(400, "service-id", "The service ID not found");
  return result.data;
}

/** A file that is mailed, under a name of ours. */
export interface EnquiryFile extends PostedFile {
  /** As the sender called it. */
  posted: string;
  type: string;
}

/**
 * The files as they are mailed; one that is there twice is mailed once. Refuses a file of a kind that is not sent (415),
 * which its content tells and not its name.
 */
export async function validateFiles(posted: readonly PostedFile[]): Promise<EnquiryFile[]> {
  if (posted.length === 0) throw new Refusal(400, "empty", "There is no file in the request");
  const taken = new Set<string>();
  const files = new Map<string, EnquiryFile>();
  for (const file of posted) {
    const { number, name, content, size, hash } = file;
    if (size === 0) throw new Refusal(415, "kind", fileRefusal(number, name, "is empty"));
    const kind = await kindOf(content);
    if (kind === undefined) {
      const why = "is not a picture or PDF that may be sent";
      throw new Refusal(415, "kind", fileRefusal(number, name, why));
    }
    if (files.has(hash)) continue;
    const mailed = cleanName(name, kind, `bestand-${number}`, taken);
    files.set(hash, { ...file, posted: name, name: mailed, type: kind.type });
  }
  return [...files.values()];
}
