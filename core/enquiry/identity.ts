import type { FormName } from "./fields.ts";
import { type ParamName, paramLimits } from "./params.ts";

type SentParams = Readonly<Partial<Record<ParamName, unknown>>>;

// Without vowels, so that it never spells a word, and without characters that look alike, so that
// it can be read over the phone.
const alphabet = "23456789CFGHJKMPQRVWX";

/** The form of a number that our forms have made. */
export const enquiryNumberForm = new RegExp(`^[A-Z]{1,4}-[${alphabet}]{8}$`);

/** A new enquiry number, as in AB-7Q3XW9CM. */
export function newEnquiryNumber(prefix: string): string {
  const numbers = crypto.getRandomValues(new Uint32Array(8));
  const characters = Array.from(numbers, (number) => alphabet[number % alphabet.length]);
  return `${prefix}-${characters.join("")}`;
}

/** The parameters that differ between two attempts at the same enquiry. */
const attemptParams: readonly ParamName[] = ["sent_at", "elapsed_ms", "website"];

/** A text that is the same for each attempt at an enquiry, and differs between enquiries. */
export function enquiryIdentity(form: FormName, params: SentParams): string {
  const names = (Object.keys(paramLimits) as ParamName[]).filter(
    (name) => !attemptParams.includes(name),
  );
  return JSON.stringify([form, names.sort().map((name) => [name, params[name] ?? ""])]);
}
