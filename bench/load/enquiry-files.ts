import { createHash, randomBytes } from "node:crypto";
import { fileField } from "../../contract/files.ts";
import { enquiryDigest } from "../../contract/identity.ts";

export interface Enquiry {
  lib_version: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: Record<string, string>;
}

const alphabet = "23456789CFGHJKMPQRVWX";

/** A reference as browsers make them, different for each number. */
export function referenceOf(number: number): string {
  const digits = Array.from({ length: 8 }, (_, place) => Math.floor(number / alphabet.length ** place));
  return `LD-${digits.map((digit) => alphabet[digit % alphabet.length]).join("")}`;
}

/** One to six files that pass for photographs, and the call that brings them. */
export async function filesOf(
  reference: string,
  { template_params, ...ids }: Enquiry,
  [fewest, most]: readonly [number, number],
): Promise<{ files: string[]; form: FormData }> {
  const form = new FormData();
  const digest = await enquiryDigest("quote", template_params);
  const { sent_at = "", name = "" } = template_params;
  const texts = { ...ids, reference, sent_at, name, files_info: "", enquiry_digest: digest ?? "" };
  for (const [field, text] of Object.entries(texts)) form.append(field, text);
  const files: string[] = [];
  const count = 1 + Math.floor(Math.random() * 6);
  for (let number = 1; number <= count; number++) {
    const size = fewest + Math.floor(Math.random() * (most - fewest));
    const content = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(size)]);
    form.append(fileField, new Blob([content], { type: "image/jpeg" }), `foto ${number}.jpg`);
    files.push(fileIn(reference, content));
  }
  return { files, form };
}

/** A file of an enquiry, by its content. */
export function fileIn(reference: string, content: Uint8Array): string {
  return `${reference} ${createHash("sha256").update(content).digest("hex")}`;
}
