import {
  type Break,
  type ClosedDays,
  dayFormat,
  isClosed,
  isoDay,
  weekdays,
} from "#enquiry/days.ts";
import { dayMs, daysAfter, nextWeek, weekOf } from "#facts/format/dates.ts";
import { fill } from "#facts/format/fill.ts";
import { shell } from "#facts/shell/shell.ts";
import { business } from "#facts.ts";
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
  const open = new Set<string>(
    firm.openingHours.flatMap(({ opens, weekdays: days }) => (opens ? days : [])),
  );
  const isOpen = (day: string) =>
    open.has(weekdays[new Date(day).getUTCDay()] ?? "") && !isClosed(day, daysOff);
  // No firm is closed for longer than a year in one go.
  const following = Array.from({ length: 366 }, (_, after) => daysAfter(closed.until, after + 1));
  const date = dayText(following.find(isOpen) ?? daysAfter(closed.until, 1));
  return { ...closed, text: fill(words, { date }) };
}

/** The period of the firm of this site. */
export const ownBreak = () => breakOf(business.data, shell.data.closedUntil, new Date());

/** The same as JSON for contact/behaviour.ts; undefined without one. */
export function breakData(): string | undefined {
  const away = ownBreak();
  return away && JSON.stringify(away);
}

/** For how many days the first free week is shown after it was written. */
const shownDays = 14;

/** The first week from this Monday on in which the firm works a day from Monday to Friday. */
function firstOpenWeek(monday: string, closed: ClosedDays): string {
  const days = [0, 1, 2, 3, 4].map((after) => daysAfter(monday, after));
  return days.every((day) => isClosed(day, closed))
    ? firstOpenWeek(daysAfter(monday, 7), closed)
    : monday;
}

/**
 * The Monday of the first free week of a firm, or of the first open one after it, and the last
 * moment at which it is shown. Undefined where the firm names none, or named it too long ago.
 */
export function freeWeekOf(
  { firstFreeWeek, ...firm }: Pick<Business, "firstFreeWeek" | "closed">,
  now: Date,
): { monday: string; until: string } | undefined {
  const { week = 0, written = "" } = firstFreeWeek ?? {};
  const named = written ? nextWeek(week, written) : undefined;
  const until = Date.parse(written) + shownDays * dayMs;
  return named && now.getTime() <= until
    ? {
        monday: firstOpenWeek(named, closedDays(firm, now)),
        until: new Date(until).toISOString(),
      }
    : undefined;
}

const dayOfYear = dayFormat({ day: "numeric", month: "long" });

/** The first free week of the firm of this site, in words. No line breaks within week or day. */
export function ownFreeWeek() {
  const free = freeWeekOf(business.data, new Date());
  if (!free) {
    return undefined;
  }
  const { heading, text } = shell.data.freeWeek;
  const date = dayOfYear(free.monday).replace(" ", "\u00a0");
  const filled = fill(text, { week: weekOf(free.monday), date });
  return { heading, text: filled.replace(/ (?=\d)/, "\u00a0"), until: free.until };
}
