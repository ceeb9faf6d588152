import { type Break, type ClosedDays, isClosed } from "#contract/closed-days.ts";
import { dayFormat } from "#contract/day-format.ts";
import { isoDay } from "#contract/iso-day.ts";
import { fill } from "#data/format/fill.ts";
import type { Business } from "./business-schema.ts";
import { holidays } from "./holidays.ts";
import { weekdays } from "./weekdays.ts";

const dayMs = 24 * 60 * 60 * 1_000;
/** For how many years a site that is not built again knows the holidays. */
const yearsAhead = 3;
/** No firm is closed for longer than this in one go. */
const mostClosedDays = 366;

/** A day in Dutch: "dinsdag 1 december". */
const dayText = dayFormat({ weekday: "long", day: "numeric", month: "long" });

const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/** The public holidays of the Netherlands from today on, and the periods that the firm names. */
export function closedDays({ closed = [] }: Pick<Business, "closed">, now: Date): ClosedDays {
  const today = isoDay(now);
  const year = Number(today.slice(0, 4));
  const daysOff = Array.from({ length: yearsAhead }, (_, ahead) => holidays(year + ahead))
    .flat()
    .filter((day) => day >= today);
  const periods = closed
    .filter(({ until }) => until >= today)
    .map(({ from, until }) => `${from}/${until}`);
  return [...periods, ...daysOff];
}

/**
 * The periods that the firm names and that have not passed. `words` have the {date} of the day on
 * which it is open again.
 */
export function breaksOf(
  business: Pick<Business, "closed" | "openingHours">,
  words: string,
  now: Date,
): Break[] {
  const closed = closedDays(business, now);
  const open = business.openingHours.flatMap(({ opens, weekdays: days }) => (opens ? days : []));
  const isOpen = (day: string) =>
    open.some((name) => weekdays.indexOf(name) === new Date(day).getUTCDay()) &&
    !isClosed(day, closed);
  return (business.closed ?? [])
    .filter(({ until }) => until >= isoDay(now))
    .map(({ from, until }) => {
      let opens = dayAfter(until);
      for (let tried = 0; tried < mostClosedDays && !isOpen(opens); tried++) {
        opens = dayAfter(opens);
      }
      return { from, until, text: fill(words, { date: dayText(opens) }) };
    });
}
