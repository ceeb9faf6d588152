import { libraryVersion } from "#contract/calls.ts";
import { fileField } from "#contract/files.ts";
import { filesInfo, paramLimits } from "#contract/params.ts";
import type { Account, Attachment, Upload } from "./upload-types.ts";

/**
 * The form for a call with some files of an upload. The texts, which identify the enquiry, come
 * before the files.
 */
export function uploadForm(
  { enquiryNumber, sentAt, name, email, digest }: Upload,
  attachments: readonly Attachment[],
  { publicKey, serviceId, templateId }: Account,
): FormData {
  const form = new FormData();
  form.append("lib_version", libraryVersion);
  form.append("service_id", serviceId);
  form.append("template_id", templateId);
  form.append("user_id", publicKey);
  form.append("reference", enquiryNumber);
  form.append("sent_at", sentAt);
  form.append("name", name.slice(0, paramLimits.name));
  form.append("email", email ?? "");
  form.append("files_info", filesInfo(attachments.length));
  if (digest) {
    form.append("enquiry_digest", digest);
  }
  // The mail service renames files that have the same name.
  for (const { bytes, type, name } of attachments) {
    form.append(fileField, new Blob([bytes], { type }), name);
  }
  return form;
}
