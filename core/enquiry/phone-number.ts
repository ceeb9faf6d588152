import { latinDigits } from "./clean-text.ts";

const dashes = /[\p{Pd}\u02d7\u2043\u2212]/gu;
/** "+44 (0)20" is written for people; only those at home dial the zero in brackets. */
const zeroInBrackets = /((?:\+|00)\d{1,3}\)?\s*)\(\s*0\s*\)/g;

/** What stands between the digits of a number: a slash only after an area code. */
const between = "(?:[ .()-]|(?<=\\d)/(?=\\d))*";
/** Behind a number stands no other digit, unless that begins a second number. */
const end = "(?!\\d)(?![ .-]*(?!0(?:[ .-]?\\d){6})\\d)";
const start = "(?<![\\d+])";

/** A Dutch number as it is dialled at home, or with the country's code, with or without a plus. */
const dutchNumber = `(?:(?:\\+|00|(?<=^[ (]*))31${between}(?:0${between})?|0)[1-9](?:${between}\\d){8}`;
/** A number of another country; the longest that exists has fifteen digits. */
const foreignNumber = `(?:\\+|00)(?!31)[1-9](?:${between}\\d){7,14}`;
const phoneNumber = new RegExp(`${start}(?:${dutchNumber}|${foreignNumber})${end}`);
/** The zero that is dialled at home only, after the code of a country that has one. */
const zeroAfterCode = /^(00|\+)(31|32|33|41|43|44|49|90|212)0/;

/**
 * The first complete phone number in what somebody typed, as it can be dialled; undefined when
 * there is none. It would rather find nothing than a number that nobody has.
 */
export function readPhoneNumber(typed: string): string | undefined {
  const text = latinDigits(typed)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\s/g, " ")
    .replace(dashes, "-")
    .replace(zeroInBrackets, "$1");
  const [found] = phoneNumber.exec(text) ?? [];
  const digits = found?.replace(/[^\d+]/g, "");
  return digits?.replace(/^31/, "+31").replace(zeroAfterCode, "$1$2");
}

/**
 * The number in what somebody typed, as any phone in the world dials it: "+31101234567" for
 * "010 - 123 45 67". Undefined when there is none.
 */
export function internationalNumber(typed: string): string | undefined {
  return readPhoneNumber(typed)?.replace(/^00/, "+").replace(/^0/, "+31");
}
