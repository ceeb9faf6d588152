/** An amount in whole cents. Sums and products of binary fractions are not exact. */
export const inCents = (amount: number): number => Math.round(amount * 100);

/** An amount in euro, rounded to cents. */
export const roundToCents = (amount: number): number => inCents(amount) / 100;

const format = (minimumFractionDigits: number) =>
  new Intl.NumberFormat("nl-NL", { style: "currency", currency: "EUR", minimumFractionDigits });
// `trailingZeroDisplay` would do this, but browsers before 2023 do not have it.
const whole = format(0);
const withCents = format(2);

/** An amount in Dutch, with cents only where there are any: "€ 60", "€ 12,50", "− € 2.000". */
export function euro(amount: number): string {
  if (amount < 0) {
    return `−\u00a0${euro(-amount)}`;
  }
  return (inCents(amount) % 100 === 0 ? whole : withCents).format(amount);
}

/** One amount, or two where there is an upper one: "€ 12,50 tot € 25". */
export const euroRange = (from: number, to?: number): string =>
  to === undefined ? euro(from) : `${euro(from)} tot ${euro(to)}`;
