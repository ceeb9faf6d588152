import type { ClosedDays } from "@contractor/core/enquiry/days.ts";
// A copy, because a module that a form imports, too, would be a file of its own, for which the
// script of every page would have to wait.
import { isClosed, isoDay } from "@contractor/core/enquiry/days.ts?copy";

/** A period of the week in which the phone is answered. */
export interface Opening {
  /** 0 for Sunday to 6 for Saturday. */
  day: number;
  /** Hours and minutes: "08:00". */
  opens: string;
  closes: string;
}

/** Made once: making one takes 20 ms on a slow phone. */
let clock: Intl.DateTimeFormat | undefined;

/** The time in the Netherlands, wherever the visitor is. */
function dutchTime(now: Date): string {
  clock ??= new Intl.DateTimeFormat("sv", { timeZone: "Europe/Amsterdam", timeStyle: "short" });
  return clock.format(now);
}

const dayMs = 24 * 60 * 60 * 1_000;
/** A firm that is closed for longer says so itself. */
const furthestDays = 60;

/**
 * The period in which the phone is answered now, or else the next one, with its day in ISO form;
 * undefined for a firm without opening hours.
 */
export function openingAt(hours: readonly Opening[], closed: ClosedDays, now: Date) {
  const today = isoDay(now);
  const time = dutchTime(now);
  const earliestFirst = [...hours].sort((a, b) => a.opens.localeCompare(b.opens));
  for (let ahead = 0; ahead <= furthestDays; ahead++) {
    const date = new Date(Date.parse(today) + ahead * dayMs).toISOString().slice(0, 10);
    const opening = earliestFirst.find(
      ({ day, closes }) => day === new Date(date).getUTCDay() && (ahead > 0 || time < closes),
    );
    if (opening && !isClosed(date, closed)) {
      return { ...opening, date, isNow: ahead === 0 && opening.opens <= time };
    }
  }
  return undefined;
}
