import { dayFormat, isClosed, isoDay, weekdays } from "#enquiry/days.ts";
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
export function closedDays({ closed }: Pick<Business, "closed">, now: Date): string[] {
  const today = isoDay(now);
  const year = Number(today.slice(0, 4));
  const daysOff = [year, year + 1, year + 2].flatMap(holidays).filter((day) => day >= today);
  return closed && closed.until >= today ? [`${closed.from}/${closed.until}`, ...daysOff] : daysOff;
}

/**
 * The period that a firm names, until it has passed. `words` have the {date} of the day on which
 * it is open again.
 */
export function breakOf(firm: Pick<Business, "closed" | "openingHours">, words: string, now: Date) {
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

/** For how many days the first free week is shown after it was written. */
const shownDays = 14;

/**
 * The Monday of the first free week of a firm, and the last moment at which it is shown. Undefined
 * where the firm names none, or named it too long ago.
 */
export function freeWeekOf({ firstFreeWeek }: Pick<Business, "firstFreeWeek">, now: Date) {
  const { week = 0, written = "" } = firstFreeWeek ?? {};
  const monday = written ? nextWeek(week, written) : undefined;
  const until = Date.parse(written) + shownDays * dayMs;
  return monday && now.getTime() <= until
    ? { monday, until: new Date(until).toISOString() }
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

/** In the order of `weekdays`. */
const shortNames = ["zo", "ma", "di", "wo", "do", "vr", "za"];

/** A time without superfluous zeros: "8" for "08:00", "12.30" for "12:30". */
const hour = (time: string) => time.replace(/^0/, "").replace(":00", "").replace(":", ".");

/** Days after each other as a range from Monday on, others by their names: "ma–vr", "ma, wo". */
function dayRange(days: readonly string[]): string {
  const numbers = days.map((day) => weekdays.indexOf(day) || 7).sort((a, b) => a - b);
  const names = numbers.map((number) => shortNames[number % 7]);
  const isRange = numbers.every((number, i) => number === (numbers[0] ?? 0) + i);
  return isRange && names.length > 2 ? `${names[0]}–${names[names.length - 1]}` : names.join(", ");
}

/** The opening hours in short: "ma–vr 8–18, za 9–15", which no line breaks but after a comma. */
export const shortHours = (openingHours: Business["openingHours"]): string =>
  openingHours
    .flatMap(({ weekdays: days, opens, closes }) =>
      opens && closes && days.length > 0 ? `${dayRange(days)} ${hour(opens)}–${hour(closes)}` : [],
    )
    .join(", ")
    .replaceAll("–", "\u2060–\u2060")
    .replaceAll(/ (?=\d)/g, "\u00a0");
