import { withBoundNumbers } from "./bound-numbers.ts";

/** A Dutch postal code with a no-break space: "3067 TP". */
export function postalCode(code: string): string {
  return `${code.slice(0, 4)}\u00a0${code.slice(4)}`;
}

/** The second line of an address, in which only the spaces between words may break. */
export const postalCity = (code: string, city: string): string =>
  `${postalCode(code)} ${withBoundNumbers(city)}`;
