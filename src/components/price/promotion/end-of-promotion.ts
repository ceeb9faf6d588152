import { dutchDay } from "#data/format/dates.ts";
import { endOfMonth } from "./end-of-month.ts";

/** The last day of a promotion in Dutch; `ends` comes from content/prices.yaml. */
export const endOfPromotion = (ends: string, now: Date) =>
  ends === "month" ? endOfMonth(now) : dutchDay(ends);
