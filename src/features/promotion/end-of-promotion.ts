import { dutchDay } from "@/content/lib/dates";
import { endOfMonth } from "./end-of-month";

/** The last day of a promotion, as people read it: a day of its own, or the end of the month that it is now. */
export function endOfPromotion(ends: string, now: Date): string {
  return ends === "month" ? endOfMonth(now) : dutchDay(ends);
}
