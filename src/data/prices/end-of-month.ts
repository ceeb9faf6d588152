import { isoDay } from "#contract/days.ts";
import { dutchDay } from "#data/format/dates.ts";

/** The last day of the current month in Amsterdam, in Dutch: "30 november 2026". */
export function endOfMonth(now: Date): string {
  const [year, month] = isoDay(now).split("-").map(Number) as [number, number];
  // Date counts months from 0, so this is day 0 of the next month: the last day of this one.
  const lastDay = new Date(Date.UTC(year, month, 0));
  return lastDay.toLocaleDateString("nl", { dateStyle: "long", timeZone: "UTC" });
}

/** The last day of a promotion in Dutch; `ends` comes from content/prices.yaml. */
export const endOfPromotion = (ends: string, now: Date) =>
  ends === "month" ? endOfMonth(now) : dutchDay(ends);
