import { latinDigits } from "./clean-text.ts";

/**
 * A number above zero as people write it in Dutch: "48", "48,5", "1.250"; undefined for anything
 * else.
 */
function readNumber(text: string): number | undefined {
  // A point before exactly three digits separates thousands. Any other point is a decimal point.
  const isGrouped = /^\d{1,3}(?:[. ]\d{3})+(?:,\d+)?$/.test(text);
  const number = (isGrouped ? text.replace(/[. ]/g, "") : text).replace(",", ".");
  return /^\d+(?:\.\d*)?$/.test(number) && Number(number) > 0 ? Number(number) : undefined;
}

const unit = /(\d)\s*(?:m2|m²|m\^2|vierkante meters?|meters?|m)(?=\s|$|x|×)/g;

/** Longer sides are centimetres, which nobody said. */
const longestSide = 100;

/**
 * Square metres as a number or as two sides, "4 x 6"; undefined for anything else. Of what
 * `isNumber`, nothing had to be made.
 */
export function readSize(typed: string) {
  const visible = typed.replace(/\p{Default_Ignorable_Code_Point}/gu, "").toLowerCase();
  const text = latinDigits(visible)
    .replace(/\u066b/g, ",")
    .replace(/\s+/g, " ")
    .replace(unit, "$1")
    .trim();
  const sides = text.split(/x|×|bij/).map((side) => readNumber(side.trim()));
  const [width, height, ...more] = sides;
  if (width === undefined || more.length > 0) {
    return undefined;
  }
  if (sides.length === 1) {
    return { squareMeters: width, isNumber: true };
  }
  if (height === undefined || Math.max(width, height) >= longestSide) {
    return undefined;
  }
  // Without what binary fractions add.
  return { squareMeters: Math.round(width * height * 100) / 100, isNumber: false };
}

export const readSquareMeters = (typed: string) => readSize(typed)?.squareMeters;

/** Square metres in Dutch, with one decimal: "48,5 m²". */
export function squareMetersText(squareMeters: number): string {
  return `${squareMeters.toLocaleString("nl-NL", { maximumFractionDigits: 1 })}\u00a0m²`;
}

/** Square metres as the form shows them, with one decimal: "9,3". */
export function squareMetersValue(squareMeters: number): string {
  return squareMeters.toLocaleString("nl-NL", { maximumFractionDigits: 1, useGrouping: false });
}
