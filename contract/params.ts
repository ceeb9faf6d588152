import { fields } from "./fields.ts";

const priceIndicationMost = 1_000;
const priceWords = "\n\nPrijsindicatie: ";

export const notGiven = "Niet opgegeven";
export const noMessage = "Geen bericht";

/** The message as it is mailed, with the price the visitor was shown. */
export function messageWithPrice(message: string, priceIndication: string): string {
  return `${message || noMessage}${priceIndication && `${priceWords}${priceIndication}`}`;
}

export function filesInfo(count: number): string {
  return count === 0 ? "Geen bestanden toegevoegd" : `Ja, ${count} bestand(en) bijgevoegd`;
}

/** The parameters of an enquiry's mail, each with the most characters it takes. */
export const paramLimits = {
  form_type: 60,
  recipient_email: 254,
  name: fields.name.most,
  email: fields.email.most,
  phone: fields.phone.most,
  address: fields.address.most,
  postal_code: fields.postalCode.most,
  city: fields.city.most,
  service: fields.service.most,
  project_type: fields.projectType.most,
  square_meters: fields.squareMeters.most,
  timeframe: fields.timeframe.most,
  budget: fields.budget.most,
  files_info: 60,
  message: fields.message.most + priceWords.length + priceIndicationMost,
  subject: 100,
  price_indication: priceIndicationMost,
  sent_at: 60,
  reference: 64,
  website: 2_000,
  elapsed_ms: 20,
};

export type ParamName = keyof typeof paramLimits;

/** What a reference is made of; no more is known about it than that it identifies an enquiry. */
export const referencePattern = /^[A-Za-z0-9._-]*$/;

const characters = Object.values(paramLimits).reduce((sum, most) => sum + most, 0);
// JSON writes a control character, or half of a pair, in six bytes; nothing takes more.
const bytesPerCharacter = 6;
const bytesAround = 4_096;

/** The longest request that an enquiry within these limits can make. */
export const maxRequestBytes = characters * bytesPerCharacter + bytesAround;
