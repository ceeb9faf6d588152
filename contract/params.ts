import { type FieldParam, fields } from "./fields.ts";

const maxPriceIndication = 1_000;
const priceWords = "\n\nPrijsindicatie: ";

/** The value of a field that the visitor left empty. */
export const notGiven = "Niet opgegeven";
export const noMessage = "Geen bericht";

/** The message as it is mailed: followed by the price that the visitor was shown, if any. */
export function messageWithPrice(message: string, priceIndication: string): string {
  const mailed = message || noMessage;
  return priceIndication ? `${mailed}${priceWords}${priceIndication}` : mailed;
}

/** The message without the price, for a mail that has the price in a row of its own. */
export function messageWithoutPrice(message: string, priceIndication: string): string {
  const ending = `${priceWords}${priceIndication}`;
  return priceIndication && message.endsWith(ending) ? message.slice(0, -ending.length) : message;
}

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
  message: fields.message.maxLength + priceWords.length + maxPriceIndication,
  subject: 100,
  price_indication: maxPriceIndication,
  sent_at: 60,
  reference: 64,
  website: 2_000,
  elapsed_ms: 20,
};

export type ParamName = keyof typeof paramLimits;

/** The parameters that the browser sends. */
export type EnquiryParams = Record<Exclude<ParamName, "price_indication">, string> & {
  price_indication?: string;
};

/** The characters of an enquiry number. The service only uses it to recognise the enquiry. */
export const enquiryNumberPattern = /^[A-Za-z0-9._-]*$/;

const characters = Object.values(paramLimits).reduce((sum, limit) => sum + limit, 0);
/** The maximum: JSON escapes a control character, or half of a surrogate pair, in six bytes. */
const bytesPerCharacter = 6;
const overheadBytes = 4_096;

/** The longest request that an enquiry within these limits can make. */
export const maxRequestBytes = characters * bytesPerCharacter + overheadBytes;
