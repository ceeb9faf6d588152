import { enquiryDigest } from "../../contract/identity.ts";
import { contentOf, filesForm, hashOf } from "../../mail/testing/files.ts";

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
  const { sent_at, name } = template_params;
  const enquiry_digest = await enquiryDigest("quote", template_params);
  const photographs = Array.from({ length: 1 + Math.floor(Math.random() * 6) }, (_, number) => {
    const size = fewest + Math.floor(Math.random() * (most - fewest));
    return [`foto ${number}.jpg`, contentOf("jpg", size)] as [string, Buffer];
  });
  return {
    files: photographs.map(([, content]) => fileIn(reference, content)),
    form: filesForm(photographs, { ...ids, reference, sent_at, name, enquiry_digest }),
  };
}

/** A file of an enquiry, by its content. */
export const fileIn = (reference: string, content: Uint8Array) => `${reference} ${hashOf(content)}`;
