/** An amount the Dutch way, whole euros without cents: "€ 60", "€ 12,50", "€ 2.000". */
export function euro(amount: number): string {
  // That trailing zeros go is an option browsers know since 2023.
  const minimumFractionDigits = Math.round(amount * 100) % 100 && 2;
  return amount.toLocaleString("nl-NL", {
    style: "currency",
    currency: "EUR",
    minimumFractionDigits,
  });
}

/** One amount, or two where there is an upper one: "€ 12,50 tot € 25". */
export function euroRange(from: number, to?: number): string {
  return to === undefined ? euro(from) : `${euro(from)} tot ${euro(to)}`;
}
