/** A Dutch postal code with a no-break space: "3067 TP". */
export function postalCode(code: string): string {
  return `${code.slice(0, 4)}\u00a0${code.slice(4)}`;
}
