import { fileField } from "#contract/files.ts";
import { filesInfo, paramLimits } from "#contract/params.ts";
import type { EnquiryProps } from "#data/pages/enquiry.ts";
import type { FilesTexts } from "#data/pages/enquiry-files.ts";

/** A picture or PDF that is to travel with an enquiry, as the device keeps it. */
export interface Photograph {
  /** Tells it from other files; empty names and equal names are common. */
  id: string;
  name: string;
  type: string;
  bytes: ArrayBuffer;
  /** A data URL; "" where there is nothing to show. */
  thumbnail: string;
  /** False as long as it is as the visitor chose it. */
  isReady: boolean;
  /** True where it goes as it is, with what the camera wrote into it. */
  tellsPlace: boolean;
  kept: number;
}

/** Why a file cannot go; each has its sentence in content/enquiry-files.yaml. */
export type Refusal = keyof FilesTexts["refusals"];

/**
 * The files of an enquiry that the mail service has accepted: they go by themselves from here on.
 */
export interface Upload {
  reference: string;
  /** What the mail service knows the enquiry by, where the browser can work it out. */
  digest?: string | undefined;
  sentAt: string;
  name: string;
  photographs: Photograph[];
  /** What will not arrive: the visitor is told until they have closed it. */
  refused: { name: string; why: Refusal }[];
  kept: number;
}

export type Account = Pick<EnquiryProps["sending"], "publicKey" | "serviceId" | "templateId">;

/**
 * Some files of an upload as the mail service's call takes them: what tells whose they are, and
 * then the files.
 */
export function uploadForm(
  { reference, sentAt, name, digest }: Upload,
  photographs: readonly Photograph[],
  { publicKey, serviceId, templateId }: Account,
): FormData {
  const form = new FormData();
  const texts = {
    lib_version: "4.4.1",
    service_id: serviceId,
    template_id: templateId,
    user_id: publicKey,
    reference,
    sent_at: sentAt,
    name: name.slice(0, paramLimits.name),
    files_info: filesInfo(photographs.length),
    ...(digest && { enquiry_digest: digest }),
  };
  for (const [field, text] of Object.entries(texts)) {
    form.append(field, text);
  }
  // Files of one name are told apart by the mail service.
  for (const { bytes, type, name } of photographs) {
    form.append(fileField, new Blob([bytes], { type }), name);
  }
  return form;
}
