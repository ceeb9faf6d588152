import { type FieldParam, fields } from "./fields.ts";

/** The value of a field that the visitor left empty. */
export const notGiven = "Niet opgegeven";
export const noMessage = "Geen bericht";

/** The value of `files_info`: how many files follow the enquiry. */
export function filesInfo(count: number): string {
  return count === 0 ? "Geen bestanden toegevoegd" : `Ja, ${count} bestand(en) bijgevoegd`;
}

const fieldLimits = Object.fromEntries(
  Object.values(fields).map(({ param, maxLength }) => [param, maxLength]),
) as Record<FieldParam, number>;

/** The parameters of an enquiry's mail, each with its maximum length. */
export const paramLimits = {
  ...fieldLimits,
  form_type: 60,
  recipient_email: 254,
  files_info: 60,
  subject: 100,
  work_part: 200,
  price_indication: 2_000,
  drawing: 1_000,
  job: 400,
  sent_at: 60,
  reference: 64,
  website: 2_000,
  elapsed_ms: 20,
};

export type ParamName = keyof typeof paramLimits;

/**
 * What only the quote form sends, where there is a part of the work, a price or a drawing.
 * `job` has the answers that the price follows from, as in the address of a shared
 * price: the service works the amount out of them for the visitor's mail.
 */
type OptionalParam = "work_part" | "price_indication" | "drawing" | "job";

export type EnquiryParams = Record<Exclude<ParamName, OptionalParam>, string> &
  Partial<Record<OptionalParam, string>>;

const characters = Object.values(paramLimits).reduce((sum, limit) => sum + limit, 0);
/** The maximum: JSON escapes a control character, or half of a surrogate pair, in six bytes. */
const bytesPerCharacter = 6;
const overheadBytes = 4_096;

/** The longest request that an enquiry within these limits can make. */
export const maxRequestBytes = characters * bytesPerCharacter + overheadBytes;
