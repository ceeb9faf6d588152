import { latinDigits } from "./clean-text.ts";

/** Digits that belong together, with what stands between them and the digits before. */
interface Group {
  digits: string;
  hasPlus: boolean;
  before: string;
}

/** A Dutch number as it is dialled at home, or with the country's code before it. */
const dutchNumber = /^(?:0|(?:00|\+)31)[1-9]\d{8}$/;
/** A number of another country; the longest that exists has fifteen digits. */
const foreignNumber = /^(?:00|\+)(?!31)[1-9]\d{7,14}$/;
/** The zero that is dialled at home only, after the code of a country that has one. */
const zeroAfterCode = /^(00|\+)(31|32|33|41|43|44|49|90|212)0/;

const dashes = /[\p{Pd}\u02d7\u2043\u2212]/gu;
const timeOfDay = /\d{1,2}:\d{2}/g;
const numberCharacters = /\+?[\d\s().\-/][+\d\s().\-/]*/g;
/** Fewer digits cannot be another number, so they may be a slip in the one before them. */
const fewestDigits = 7;
/** The fifteen digits of the longest number, after 00 and a zero that is dialled at home only. */
const mostDigits = 18;

/**
 * The first complete phone number in what somebody typed, as it can be dialled; undefined when
 * there is none. It would rather find nothing than a number that nobody has.
 */
export function readPhoneNumber(typed: string): string | undefined {
  const text = latinDigits(typed)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(dashes, "-")
    .replace(timeOfDay, ",");
  for (const [part] of text.matchAll(numberCharacters)) {
    const number = firstNumber(groupsOf(part));
    if (number !== undefined) {
      return number;
    }
  }
  return undefined;
}

/**
 * The number in what somebody typed, as any phone in the world dials it: "+31101234567" for
 * "010 - 123 45 67". Undefined when there is none.
 */
export function internationalNumber(typed: string): string | undefined {
  return readPhoneNumber(typed)?.replace(/^00/, "+").replace(/^0/, "+31");
}

function groupsOf(part: string): Group[] {
  // "+44 (0)20" is written for people; only those at home dial the zero in brackets.
  const isInternational = /^[\s(]*(?:\+|00)/.test(part);
  const bare = isInternational ? part.replace(/\(\s*0\s*\)/, " ") : part;
  return Array.from(bare.matchAll(/([^\d]*)(\d+)/g), ([, before = "", digits = ""]) => {
    return { digits, before, hasPlus: before.includes("+") };
  });
}

const countDigits = (groups: readonly Group[]) =>
  groups.reduce((sum, { digits }) => sum + digits.length, 0);

function firstNumber(groups: readonly Group[]): string | undefined {
  let digitsBefore = 0;
  for (const [start, group] of groups.entries()) {
    const begins = mayBegin(group, digitsBefore);
    digitsBefore += group.digits.length;
    if (begins) {
      const number = numberAtStart(groups.slice(start), start === 0);
      if (number !== undefined) {
        return number;
      }
    }
  }
  return undefined;
}

/** Whether a number may begin here, and not in the middle of another one. */
function mayBegin({ digits, hasPlus, before }: Group, digitsBefore: number): boolean {
  const isApart = digitsBefore === 0 || digitsBefore >= fewestDigits || before.includes("/");
  return hasPlus || (isApart && /^(?:0|31)/.test(digits));
}

function numberAtStart(groups: readonly Group[], isFirst: boolean): string | undefined {
  const prefix = groups[0]?.hasPlus ? "+" : "";
  let digits = "";
  for (const [index, group] of groups.entries()) {
    digits += group.digits;
    if (digits.length > mostDigits) {
      return undefined;
    }
    const number = dialled(prefix + digits, isFirst);
    const isDutch = dutchNumber.test(number);
    if (isDutch || foreignNumber.test(number)) {
      const rest = groups.slice(index + 1);
      if (endsBefore(rest) || (isDutch && countDigits(rest) >= fewestDigits)) {
        return number;
      }
    }
  }
  return undefined;
}

/** WhatsApp shows the country's code without a plus. */
function dialled(number: string, isFirst: boolean): string {
  const full = isFirst && /^310?[1-9]\d{8}$/.test(number) ? `+${number}` : number;
  return full.replace(zeroAfterCode, "$1$2");
}

/** Whether what follows is apart from the number: nothing, a second number, or a remark. */
function endsBefore([next]: readonly Group[]): boolean {
  return next === undefined || next.hasPlus || /[/(]/.test(next.before);
}
