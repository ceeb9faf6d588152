import { fileField, filesParamLimits } from "#contract/files.ts";
import { filesInfo } from "#contract/params.ts";
import { distinctNames } from "./names";
import type { Parcel } from "./photograph";

/** The accounts of the mail service that an enquiry went by. */
export interface Account {
  publicKey: string;
  serviceId: string;
  templateId: string;
}

/** A parcel as the mail service's call for forms takes it: what tells whose it is, and then the files. */
export function parcelForm(parcel: Parcel, { publicKey, serviceId, templateId }: Account): FormData {
  const { reference, sentAt, name, digest, photographs } = parcel;
  const form = new FormData();
  form.append("lib_version", "4.4.1");
  form.append("service_id", serviceId);
  form.append("template_id", templateId);
  form.append("user_id", publicKey);
  form.append("reference", reference);
  form.append("sent_at", sentAt);
  form.append("name", name.slice(0, filesParamLimits.name));
  form.append("files_info", filesInfo(photographs.length));
  if (digest) form.append("enquiry_digest", digest);
  const names = distinctNames(photographs.map((photograph) => photograph.name));
  for (const [i, { bytes, type }] of photographs.entries()) {
    form.append(fileField, new Blob([bytes], { type }), names[i]);
  }
  return form;
}

/** How far each file is, from 0 to 1, when so much of all of them is on its way: they go one after the other. */
export function sharesOf(share: number, sizes: readonly number[]): number[] {
  let gone = share * sizes.reduce((sum, size) => sum + size, 0);
  return sizes.map((size) => {
    const part = Math.min(1, Math.max(0, gone / size));
    gone -= size;
    return part;
  });
}
