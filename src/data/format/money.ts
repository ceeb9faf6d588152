/** An amount in whole cents. Sums and products of binary fractions are not exact. */
export const inCents = (amount: number): number => Math.round(amount * 100);

/** An amount in euro, rounded to cents. */
export const roundToCents = (amount: number): number => inCents(amount) / 100;

/** An amount in Dutch, with cents only where there are any: "€ 60", "€ 12,50", "− € 2.000". */
export function euro(amount: number): string {
  if (amount < 0) {
    return `−\u00a0${euro(-amount)}`;
  }
  const isWhole = inCents(amount) % 100 === 0;
  return amount.toLocaleString("nl-NL", {
    style: "currency",
    currency: "EUR",
    // `trailingZeroDisplay` would do this, but browsers before 2023 do not have it.
    minimumFractionDigits: isWhole ? 0 : 2,
  });
}

/** One amount, or two where there is an upper one: "€ 12,50 tot € 25". */
export function euroRange(from: number, to?: number): string {
  return to === undefined ? euro(from) : `${euro(from)} tot ${euro(to)}`;
}
