import type { ClosedDays } from "#contract/closed-days.ts";

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

interface DutchTime {
  /** In ISO form. */
  date: string;
  /** 0 for Sunday to 6 for Saturday. */
  day: number;
  /** Since midnight. */
  minutes: number;
}

/** The time in the Netherlands, wherever the visitor is. */
function dutchTime(now: Date): DutchTime {
  // The Swedish format is the ISO one: "2026-11-28 11:30".
  format ??= new Intl.DateTimeFormat("sv", {
    timeZone: "Europe/Amsterdam",
    dateStyle: "short",
    timeStyle: "short",
  });
  const [date = "", time = ""] = format.format(now).split(" ");
  return { date, day: new Date(date).getUTCDay(), minutes: minutesOf(time) };
}

/** The day in the Netherlands at a moment, in ISO form. */
export const isoDay = (now: Date): string => dutchTime(now).date;

const isClosed = (day: string, closed: ClosedDays): boolean =>
  closed.some((period) => {
    const [first = "", last = first] = period.split("/");
    return first <= day && day <= last;
  });

const minutesInDay = 24 * 60;

/** The minutes from midnight until a time such as "08:00". */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** The current period, if the phone is answered now. */
export function currentOpening(
  hours: readonly Opening[],
  closed: ClosedDays,
  now: Date,
): Opening | undefined {
  const { date, day, minutes } = dutchTime(now);
  if (isClosed(date, closed)) {
    return undefined;
  }
  return hours.find(
    ({ day: weekday, opens, closes }) =>
      weekday === day && minutesOf(opens) <= minutes && minutes < minutesOf(closes),
  );
}

const dayMs = minutesInDay * 60 * 1_000;
/** A firm that is closed for longer says so itself. */
const furthestDays = 60;

/**
 * The next period in which the phone is answered, with its day in ISO form; undefined for a firm
 * without opening hours.
 */
export function nextOpening(
  hours: readonly Opening[],
  closed: ClosedDays,
  now: Date,
): (Opening & { date: string }) | undefined {
  const { date: today, day, minutes } = dutchTime(now);
  const sorted = [...hours].sort((a, b) => minutesOf(a.opens) - minutesOf(b.opens));
  for (let ahead = 0; ahead <= furthestDays; ahead++) {
    const date = new Date(Date.parse(today) + ahead * dayMs).toISOString().slice(0, 10);
    const opening = sorted.find(
      (one) => one.day === (day + ahead) % 7 && (ahead > 0 || minutesOf(one.opens) > minutes),
    );
    if (opening && !isClosed(date, closed)) {
      return { ...opening, date };
    }
  }
  return undefined;
}
