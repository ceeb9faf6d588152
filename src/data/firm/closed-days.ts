import {
  type Break,
  type ClosedDays,
  dayFormat,
  isClosed,
  isoDay,
  weekdays,
} from "#contract/days.ts";
import { business } from "#data/facts.ts";
import { daysAfter } from "#data/format/dates.ts";
import { fill } from "#data/format/fill.ts";
import { shell } from "#data/shell/shell.ts";
import type { Business } from "./business-schema.ts";

/** Easter Sunday: the sum of Gauss, as it holds from 1900 to 2099. */
function easter(year: number): string {
  const moon = (19 * (year % 19) + 24) % 30;
  // In these two cases the moon is full a day sooner.
  const early = moon === 29 || (moon === 28 && year % 19 > 10) ? 1 : 0;
  const fullMoon = moon - early;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * fullMoon + 5) % 7;
  return daysAfter(`${year}-03-22`, fullMoon + sunday);
}

/** The public holidays of the Netherlands in a year, in ISO form. */
export function holidays(year: number): string[] {
  const isSunday = new Date(`${year}-04-27`).getUTCDay() === 0;
  const fixed = ["01-01", `04-${isSunday ? 26 : 27}`, "12-25", "12-26"];
  const afterEaster = [0, 1, 39, 49, 50].map((days) => daysAfter(easter(year), days));
  return [...fixed.map((day) => `${year}-${day}`), ...afterEaster].sort();
}

/** No firm is closed for longer than this in one go. */
const mostClosedDays = 366;

/** A day in Dutch: "dinsdag 1 december". */
const dayText = dayFormat({ weekday: "long", day: "numeric", month: "long" });

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
  const following = Array.from({ length: mostClosedDays }, (_, after) =>
    daysAfter(closed.until, after + 1),
  );
  const opens = following.find(isOpen) ?? daysAfter(closed.until, 1);
  return { ...closed, text: fill(words, { date: dayText(opens) }) };
}

/** The period of the firm of this site. */
export const ownBreak = () => breakOf(business.data, shell.data.closedUntil, new Date());

/** The same as JSON for contact/behaviour.ts; undefined without one. */
export function breakData(): string | undefined {
  const away = ownBreak();
  return away && JSON.stringify(away);
}
