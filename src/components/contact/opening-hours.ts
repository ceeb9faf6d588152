import type { ClosedDays } from "#contract/days.ts";

/** A period of the week in which the phone is answered. */
export interface Opening {
  /** 0 for Sunday to 6 for Saturday. */
  day: number;
  dayName: string;
  /** Hours and minutes: "08:00". */
  opens: string;
  closes: string;
}

// Copies of contract/, because a module that a form imports, too, would be a file of its own, for
// which the script of every page would have to wait.

/** Made once: making one takes 20 ms on a slow phone. */
let format: Intl.DateTimeFormat | undefined;

/** The day, in ISO form, and the time in the Netherlands, wherever the visitor is. */
function dutchTime(now: Date): { today: string; time: string } {
  // The Swedish format is the ISO one: "2026-11-28 11:30".
  format ??= new Intl.DateTimeFormat("sv", {
    timeZone: "Europe/Amsterdam",
    dateStyle: "short",
    timeStyle: "short",
  });
  const [today = "", time = ""] = format.format(now).split(" ");
  return { today, time };
}

/** The day in the Netherlands at a moment, in ISO form. */
export const isoDay = (now: Date): string => dutchTime(now).today;

/** The periods of a day, the earliest first. */
function openingsOn(day: string, hours: readonly Opening[], closed: ClosedDays): Opening[] {
  const isClosed = closed.some((period) => {
    const [first = "", last = first] = period.split("/");
    return first <= day && day <= last;
  });
  const weekday = new Date(day).getUTCDay();
  return isClosed
    ? []
    : hours.filter((one) => one.day === weekday).sort((a, b) => a.opens.localeCompare(b.opens));
}

/** The current period, if the phone is answered now. */
export function currentOpening(hours: readonly Opening[], closed: ClosedDays, now: Date) {
  const { today, time } = dutchTime(now);
  const openings = openingsOn(today, hours, closed);
  return openings.find(({ opens, closes }) => opens <= time && time < closes);
}

const dayMs = 24 * 60 * 60 * 1_000;
/** A firm that is closed for longer says so itself. */
const furthestDays = 60;

/**
 * The next period in which the phone is answered, with its day in ISO form; undefined for a firm
 * without opening hours.
 */
export function nextOpening(hours: readonly Opening[], closed: ClosedDays, now: Date) {
  const { today, time } = dutchTime(now);
  for (let ahead = 0; ahead <= furthestDays; ahead++) {
    const date = new Date(Date.parse(today) + ahead * dayMs).toISOString().slice(0, 10);
    const openings = openingsOn(date, hours, closed);
    const next = openings.find(({ opens }) => ahead > 0 || opens > time);
    if (next) {
      return { ...next, date };
    }
  }
  return undefined;
}
