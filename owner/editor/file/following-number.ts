import { parse } from "yaml";
import { internationalNumber } from "#contract/phone-number.ts";
import { factFiles } from "#data/fact-files.ts";
import { isRecord } from "#owner/editor/values.ts";

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
