import { dutchDay } from "#data/lib/dates.ts";

/**
 * The last day of the month it is in Amsterdam at this moment, the Dutch way: "30 november 2026".
 */
export function endOfMonth(now: Date): string {
  // Swedish writes a date as year-month-day.
  const today = now.toLocaleDateString("sv", { timeZone: "Europe/Amsterdam" });
  const [year, month] = today.split("-").map(Number) as [number, number];
  // Months count from 0 here, so this is the day before the first of the next month.
  const lastDay = new Date(Date.UTC(year, month, 0));
  return lastDay.toLocaleDateString("nl", { dateStyle: "long", timeZone: "UTC" });
}

/**
 * The last day of a promotion, as people read it: a day of its own, or the end of the month that it
 * is now.
 */
export const endOfPromotion = (ends: string, now: Date) =>
  ends === "month" ? endOfMonth(now) : dutchDay(ends);
