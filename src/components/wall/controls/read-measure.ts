interface TypedMeasure {
  centimetres: number;
  /** Whether a number without a unit was read as centimetres, where metres are asked for. */
  isGuess: boolean;
}

/** No wall is this many metres long, but one may be this many centimetres long. */
const leastCentimetres = 50;
const mostCentimetres = 2_000;

/**
 * Reads a measure that was typed in metres, as in "2,6" or "2.60 m", or in centimetres, as in "260"
 * or "260 cm"; undefined for anything else.
 */
export function readMeasure(text: string): TypedMeasure | undefined {
  const [, digits, unit] = /^(\d+(?:[.,]\d*)?)\s*(c?m)?$/i.exec(text.trim()) ?? [];
  if (digits === undefined) {
    return undefined;
  }
  const number = Number(digits.replace(",", "."));
  const isGuess =
    unit === undefined &&
    /^\d+$/.test(digits) &&
    number >= leastCentimetres &&
    number <= mostCentimetres;
  const isInCentimetres = isGuess || unit?.toLowerCase() === "cm";
  return { centimetres: isInCentimetres ? number : number * 100, isGuess };
}
