import type { FormName } from "./form.ts";
import { type ParamName, paramLimits } from "./params.ts";

type SentParams = Readonly<Partial<Record<ParamName, unknown>>>;

// Without vowels and without what looks alike, so that it is read over the phone and never spells a
// word.
const alphabet = "23456789CFGHJKMPQRVWX";

/** A new reference for an enquiry, as in AB-7Q3XW9CM. */
export function newReference(prefix: string): string {
  const numbers = crypto.getRandomValues(new Uint32Array(8));
  return `${prefix}-${Array.from(numbers, (number) => alphabet[number % alphabet.length]).join("")}`;
}

/** What differs between two attempts at the same enquiry. */
const ofTheAttempt: readonly ParamName[] = ["sent_at", "elapsed_ms", "website"];

/**
 * What makes an enquiry this one: its form and all it says, but not what differs between attempts.
 */
export function enquiryIdentity(form: FormName, params: SentParams): string {
  const names = (Object.keys(paramLimits) as ParamName[]).filter(
    (name) => !ofTheAttempt.includes(name),
  );
  return JSON.stringify([form, names.sort().map((name) => [name, params[name] ?? ""])]);
}

/**
 * The digest by which files name their enquiry, without telling of the visitor; undefined on an
 * insecure page.
 */
export async function enquiryDigest(
  form: FormName,
  params: SentParams,
): Promise<string | undefined> {
  const text = new TextEncoder().encode(enquiryIdentity(form, params));
  const hash = await globalThis.crypto.subtle?.digest("SHA-256", text);
  return (
    hash && Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("")
  );
}
