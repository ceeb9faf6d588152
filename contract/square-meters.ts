/** Square metres in Dutch, with one decimal: "48,5 m²". */
export function squareMetersText(squareMeters: number): string {
  return `${squareMeters.toLocaleString("nl-NL", { maximumFractionDigits: 1 })}\u00a0m²`;
}

/** Square metres as the form shows them, with one decimal: "9,3". */
export function squareMetersValue(squareMeters: number): string {
  return squareMeters.toLocaleString("nl-NL", { maximumFractionDigits: 1, useGrouping: false });
}
