import { fileField, filesParamLimits } from "#contract/files.ts";
import { filesInfo } from "#contract/params.ts";

/** A picture or PDF that is to travel with an enquiry, as the device keeps it. */
export interface Photograph {
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
  /** Tells it from other files; empty names and equal names are common. */
  identity: string;
  /** When it was chosen, in milliseconds. */
  kept: number;
}

/** Why a file cannot go; each has its sentence in content/enquiry-files.yaml. */
export type Refusal =
  | "kind"
  | "unreadable"
  | "undecodable"
  | "pdfTooLarge"
  | "tooLarge"
  | "tooMany"
  | "together"
  | "refused";

/** The files of an enquiry that the mail service has accepted: they go by themselves from here on. */
export interface Upload {
  reference: string;
  /** What the mail service knows the enquiry by, where the browser can work it out. */
  digest?: string | undefined;
  /** The moment and the name that the enquiry carried. */
  sentAt: string;
  name: string;
  /** What has not arrived yet. */
  photographs: Photograph[];
  /** What will not arrive: the visitor is told until they have closed it. */
  refused: { name: string; why: Refusal }[];
  kept: number;
}

/** The accounts of the mail service that an enquiry went by. */
export interface Account {
  publicKey: string;
  serviceId: string;
  templateId: string;
}

const ending = /\.[a-z0-9]{1,5}$/i;

/** The name of a picture that has become a JPEG. */
export function jpegName(name: string): string {
  return `${name.replace(ending, "") || "foto"}.jpg`;
}

/** The names of files that go together, a number added to those that come again: cameras repeat themselves. */
export function distinctNames(names: readonly string[]): string[] {
  const given = new Set<string>();
  return names.map((name) => {
    const [end = ""] = ending.exec(name) ?? [];
    const stem = name.slice(0, name.length - end.length);
    let distinct = name;
    for (let number = 2; given.has(distinct.toLowerCase()); number += 1) distinct = `${stem}-${number}${end}`;
    given.add(distinct.toLowerCase());
    return distinct;
  });
}

/** Some files of an upload as the mail service's call takes them: what tells whose they are, and then the files. */
export function uploadForm(
  { reference, sentAt, name, digest }: Upload,
  photographs: readonly Photograph[],
  { publicKey, serviceId, templateId }: Account,
): FormData {
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
