const format = new Intl.NumberFormat("nl-NL", {
  style: "currency",
  currency: "EUR",
  trailingZeroDisplay: "stripIfInteger",
});

/** An amount the Dutch way, whole euros without cents: "€ 60", "€ 12,50", "€ 2.000". */
export const euro = (amount: number): string => format.format(amount);

/** One amount, or two where there is an upper one. */
export function euroSpan({ from, to }: { from: number; to?: number | undefined }): string {
  return to === undefined ? euro(from) : euroRange(from, to);
}

/** Two amounts: "€ 12,50 tot € 25". */
export function euroRange(from: number, to: number): string {
  return `${euro(from)} tot ${euro(to)}`;
}
