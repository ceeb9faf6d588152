import { type Break, type ClosedDays, isClosed } from "#contract/closed-days.ts";
import { dayFormat } from "#contract/day-format.ts";
import { isoDay } from "#contract/iso-day.ts";
import { fill } from "#data/format/fill.ts";
import { shell } from "#data/shell/shell.ts";
import { business } from "./business.ts";
import type { Business } from "./business-schema.ts";
import { holidays } from "./holidays.ts";
import { weekdays } from "./weekdays.ts";

const dayMs = 24 * 60 * 60 * 1_000;
/** No firm is closed for longer than this in one go. */
const mostClosedDays = 366;

/** A day in Dutch: "dinsdag 1 december". */
const dayText = dayFormat({ weekday: "long", day: "numeric", month: "long" });

const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);

/**
 * From today on, the period that the firm names, and the public holidays of three years, for a site
 * that is not built again.
 */
export function closedDays({ closed }: Pick<Business, "closed">, now: Date): ClosedDays {
  const today = isoDay(now);
  const year = Number(today.slice(0, 4));
  const daysOff = [year, year + 1, year + 2].flatMap(holidays).filter((day) => day >= today);
  return closed && closed.until >= today ? [`${closed.from}/${closed.until}`, ...daysOff] : daysOff;
}

/**
 * The period that a firm names, until it has passed. `words` have the {date} of the day on which
 * it is open again.
 */
export function breakOf(
  firm: Pick<Business, "closed" | "openingHours">,
  words: string,
  now: Date,
): Break | undefined {
  const { closed } = firm;
  if (!closed || closed.until < isoDay(now)) {
    return undefined;
  }
  const daysOff = closedDays(firm, now);
  const open = firm.openingHours.flatMap(({ opens, weekdays: days }) => (opens ? days : []));
  const isOpen = (day: string) =>
    open.some((name) => weekdays.indexOf(name) === new Date(day).getUTCDay()) &&
    !isClosed(day, daysOff);
  let opens = dayAfter(closed.until);
  for (let tried = 0; tried < mostClosedDays && !isOpen(opens); tried++) {
    opens = dayAfter(opens);
  }
  return { ...closed, text: fill(words, { date: dayText(opens) }) };
}

/** The period of the firm of this site. */
export const ownBreak = () => breakOf(business.data, shell.data.closedUntil, new Date());

/** The same as JSON for contact/behaviour.ts; undefined without one. */
export function breakData(): string | undefined {
  const away = ownBreak();
  return away && JSON.stringify(away);
}
