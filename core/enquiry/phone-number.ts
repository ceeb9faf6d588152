import { latinDigits } from "./clean-text.ts";

const dashes = /[\p{Pd}\u02d7\u2043\u2212]/gu;
/** "+44 (0)20" is written for people; only those at home dial the zero in brackets. */
const zeroInBrackets = /((?:\+|00)\d{1,3}\)?\s*)\(\s*0\s*\)/g;
/** The zero that is dialled at home only, after the code of a country that has one. */
const zeroAfterCode = /^(00|\+)(31|32|33|41|43|44|49|90|212)0/;
/** A Dutch number, as dialled at home or with the country's code, or one of another country. */
const complete = /^(0[1-9]\d{8}|(\+|00)31[1-9]\d{8}|(\+|00)(?!31)[1-9]\d{7,14})$/;

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
  // A word, a slash or a comma parts two numbers.
  return text
    .split(/[^\d+ ().-]+/)
    .map((part) => part.replace(/[ ().-]/g, "").replace(/^31(?=\d{9,10}$)/, "+31"))
    .map((digits) => digits.replace(zeroAfterCode, "$1$2"))
    .find((digits) => complete.test(digits));
}

/**
 * The number in what somebody typed, as any phone in the world dials it: "+31101234567" for
 * "010 - 123 45 67". Undefined when there is none.
 */
export function internationalNumber(typed: string): string | undefined {
  return readPhoneNumber(typed)?.replace(/^00/, "+").replace(/^0/, "+31");
}
