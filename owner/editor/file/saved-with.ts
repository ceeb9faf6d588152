import { parse, parseDocument } from "yaml";
import { internationalNumber } from "#contract/phone-number.ts";
import { factFiles } from "#data/fact-files.ts";
import { type Format, isEmpty, isRecord } from "#owner/editor/formats.ts";

// What a save writes beside what was typed.

const digitsOf = (phone: unknown) => internationalNumber(String(phone ?? ""))?.slice(1);

/**
 * The fields of the firm after a change, in which WhatsApp goes with the phone where both were one
 * number.
 */
export function withFollowingNumber(
  pattern: string,
  value: unknown,
  before: string | undefined,
): unknown {
  if (pattern !== factFiles.business.path || !isRecord(value) || before === undefined) {
    return value;
  }
  const old = parse(before) as Record<string, unknown>;
  const wasOne = old.whatsapp !== undefined && old.whatsapp === digitsOf(old.phone);
  const isLeft = value.whatsapp === old.whatsapp && value.phone !== old.phone;
  const number = digitsOf(value.phone);
  // WhatsApp is on a mobile phone, and a Dutch number that is none has another first digit.
  return wasOne && isLeft && number && !/^31[^6]/.test(number)
    ? { ...value, whatsapp: number }
    : value;
}

const servicesFile = "content/services.yaml";

const entriesOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

/**
 * The fields of the services file after a change, in which a service that was taken out of the list
 * is one that the firm no longer offers, and one that was put back is not. Cases, reviews and texts
 * may go on naming it; nothing else has to be removed.
 */
export function withFormerServices(
  pattern: string,
  value: unknown,
  before: string | undefined,
): unknown {
  if (pattern !== servicesFile || !isRecord(value) || before === undefined) {
    return value;
  }
  const offered = new Set(entriesOf(value.services).map(({ slug }) => slug));
  const old = parse(before) as Record<string, unknown>;
  const former = entriesOf(value.former).filter(({ slug }) => !offered.has(slug));
  const known = new Set([...offered, ...former.map(({ slug }) => slug)]);
  const gone = entriesOf(old.services).filter(({ slug }) => !known.has(slug));
  return { ...value, former: [...former, ...gone.map(({ slug, label }) => ({ slug, label }))] };
}

/** The field with the place of an entry in its list. */
export const placeKey = "order";

/**
 * The values of a form, with the place that Sveltia gives to a new entry when it is saved: the
 * last. The owner moves it in the list.
 */
export function inPlace(
  format: Format,
  data: Record<string, unknown>,
  texts: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const { required = [] } = format.schema;
  if (!required.includes(placeKey) || !isEmpty(data[placeKey])) {
    return data;
  }
  const places = [...texts]
    .filter(([path]) => path.startsWith(format.pattern.split("*")[0] ?? ""))
    .map(([, text]) => parseDocument(text).toJS() as unknown);
  const taken = places.map((value) => (isRecord(value) ? Number(value[placeKey]) || 0 : 0));
  return { ...data, [placeKey]: Math.max(0, ...taken) + 1 };
}
