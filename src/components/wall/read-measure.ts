/** No wall is this many metres long, but one may be this many centimetres long. */
const leastCentimetres = 50;
const mostCentimetres = 2_000;

/**
 * Reads a measure in centimetres that was typed in metres, as in "2,6" or "2.60 m", or in
 * centimetres, as in "260" or "260 cm"; undefined for anything else.
 */
export function readMeasure(text: string): number | undefined {
  const [, digits, unit] = /^(\d+(?:[.,]\d*)?)\s*(c?m)?$/i.exec(text.trim()) ?? [];
  if (digits === undefined) {
    return undefined;
  }
  const number = Number(digits.replace(",", "."));
  const isWhole = /^\d+$/.test(digits);
  const isInRange = number >= leastCentimetres && number <= mostCentimetres;
  const isInCentimetres = unit ? unit.toLowerCase() === "cm" : isWhole && isInRange;
  return isInCentimetres ? number : number * 100;
}
