const nbsp = "\u00a0";

/** An amount the Dutch way, whole euros without cents: "€ 60", "€ 12,50", "€ 2.000". */
export function euro(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const number = new Intl.NumberFormat("nl-NL", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `€${nbsp}${number.format(amount)}`;
}

/** One amount, or two where there is an upper one. */
export function euroSpan({ from, to }: { from: number; to?: number | undefined }): string {
  return to === undefined ? euro(from) : euroRange(from, to);
}

/** Two amounts: "€ 12,50 tot € 25". */
export function euroRange(from: number, to: number): string {
  return `${euro(from)} tot ${euro(to)}`;
}
