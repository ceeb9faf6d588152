import { internationalNumber } from "#contract/phone-number.ts";
import { isRecord } from "#owner/editor/values.ts";
import { readHours, weekdays } from "./opening-hours.ts";

/** Converts a date as people write it, "31-1-2027", to "2027-01-31". Any other text stays. */
function isoDate(text: string): string {
  const [, day = "", month = "", year] = /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
}

const compact = (text: string) => text.replace(/[\s.-]/g, "").toUpperCase();

function address(text: string): string {
  const path = text.replace(/\/+$/, "");
  return /^https?:\/\//.test(path) || !path.includes(".") ? path : `https://${path}`;
}

/** Adds the # that people leave out of a colour. */
const colour = (text: string) => (/^[\da-f]{6}$/i.test(text) ? `#${text}` : text);

/** Converts a rating as people write it, "4,8" or "9,2 van 10", to "4.8/5" or "9.2/10". */
function outOf(text: string): string {
  const [, value = "", best] =
    /^(\d+(?:[.,]\d+)?)(?:\s*(?:\/|van|uit)\s*(?:de\s+)?(\d+))?$/.exec(text) ?? [];
  const figure = value.replace(",", ".");
  return value === "" ? text : `${figure}/${best ?? (Number(figure) > 5 ? 10 : 5)}`;
}

/**
 * Converts answers to the form of the files, by field. An answer that cannot be converted stays the
 * same, and the schema refuses it.
 */
const forms: Record<string, (text: string) => string> = {
  chamberOfCommerce: compact,
  vatId: compact,
  referencePrefix: compact,
  postalCode: compact,
  phoneInternational: (text) => internationalNumber(text) ?? text,
  whatsapp: (text) => internationalNumber(text)?.slice(1) ?? text,
  url: address,
  promotionEnds: isoDate,
  rating: outOf,
  mainColour: colour,
  accentColour: colour,
  ...Object.fromEntries(weekdays.map((day) => [day, readHours])),
};

/**
 * Converts an answer, from a file or typed, to the form of the site's files. Empty answers are left
 * out.
 */
export function tidied(answer: unknown, field = ""): unknown {
  if (Array.isArray(answer)) {
    return answer.map((entry) => tidied(entry, field));
  }
  if (isRecord(answer)) {
    const given = Object.entries(answer).filter(([, value]) => value !== null);
    return Object.fromEntries(given.map(([key, value]) => [key, tidied(value, key)]));
  }
  if (typeof answer !== "string") {
    return answer;
  }
  const words = answer.trim().replace(/\s+/g, " ");
  return forms[field]?.(words) ?? words;
}
