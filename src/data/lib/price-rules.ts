/**
 * Whose building it is, which decides the VAT: a home older than two years, a younger one, business
 * premises. The first is chosen until a visitor says otherwise, where content/services/ names no
 * other.
 */
export const buildings = ["ouder", "jonger", "bedrijfspand"] as const;
export type Building = (typeof buildings)[number];

/** An amount with VAT, to the cent. */
export function withVat(amount: number, percent: number): number {
  return Math.round(amount * (100 + percent)) / 100;
}

/** What an example project came to with VAT, in whole euros rounded up: it is an estimate. */
export function estimateWithVat(amount: number, percent: number): number {
  return Math.ceil(withVat(amount, percent));
}

/**
 * Whether there is a promotion at this moment. `ends` is as in content/prices.yaml: "month" goes on
 * every month, a day is the last one, "none" is no promotion.
 */
export function isPromoted(ends: string, now: Date): boolean {
  if (ends === "month" || ends === "none") {
    return ends === "month";
  }
  // Swedish writes a date as year-month-day.
  return now.toLocaleDateString("sv", { timeZone: "Europe/Amsterdam" }) <= ends;
}
