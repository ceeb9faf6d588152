import { isoDay } from "#enquiry/days.ts";
import { dutchDay } from "#facts/format/dates.ts";
import { euroRange } from "#facts/format/money.ts";

/**
 * The kinds of building, which decide the VAT: a home older than two years, a younger home, and
 * business premises. The first is the default, unless content/services/ names another.
 */
export const buildings = ["ouder", "jonger", "bedrijfspand"] as const;
export type Building = (typeof buildings)[number];

/** An amount with VAT, to the cent. */
export function withVat(amount: number, percent: number): number {
  // In whole numbers, because 30.5 × 1.09 is a little less than 33.245 as a binary fraction.
  return Math.round(amount * (100 + percent)) / 100;
}

/** An amount with VAT in Dutch, or two where there is an upper one: "€ 13,63 tot € 27,25". */
export const euroWithVat = (percent: number, from: number, to?: number): string =>
  euroRange(withVat(from, percent), to === undefined ? undefined : withVat(to, percent));

/**
 * Whether there is a promotion at this moment. `ends` comes from content/prices.yaml: "month" for
 * every month, the last day of a promotion, or "none".
 */
export const isPromoted = (ends: string, now: Date): boolean =>
  ends === "month" || (ends !== "none" && isoDay(now) <= ends);

/** The last day of the current month in Amsterdam, in Dutch: "30 november 2026". */
export function endOfMonth(now: Date): string {
  const [year, month] = isoDay(now).split("-").map(Number) as [number, number];
  // Date counts months from 0, so this is day 0 of the next month: the last day of this one.
  const lastDay = new Date(Date.UTC(year, month, 0));
  return lastDay.toLocaleDateString("nl", { dateStyle: "long", timeZone: "UTC" });
}

/** The last day of a promotion in Dutch; `ends` as `isPromoted` has it. */
export const endOfPromotion = (ends: string, now: Date) =>
  ends === "month" ? endOfMonth(now) : dutchDay(ends);
