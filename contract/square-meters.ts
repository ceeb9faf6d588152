import { cleanLine } from "./clean-text.ts";

/**
 * A number above zero as people write it in Dutch: "48", "48,5", "1.250", "48 m²"; undefined for
 * anything else.
 */
export function parseNumber(text: string): number | undefined {
  const bare = cleanLine(text.normalize("NFKC")).replace(/\s*(m2|m)$/i, "");
  // A point before exactly three digits separates thousands. Any other point is a decimal point.
  const grouped = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare);
  const number = (grouped ? bare.replaceAll(".", "") : bare).replace(",", ".");
  return /^\d+(\.\d*)?$/.test(number) && Number(number) > 0 ? Number(number) : undefined;
}

/** Square metres in Dutch, with one decimal: "48,5 m²". */
export function squareMetersText(squareMeters: number): string {
  return `${squareMeters.toLocaleString("nl-NL", { maximumFractionDigits: 1 })}\u00a0m²`;
}

/** Square metres as the form shows them, with one decimal: "9,3". */
export function squareMetersValue(squareMeters: number): string {
  return squareMeters.toLocaleString("nl-NL", { maximumFractionDigits: 1, useGrouping: false });
}
