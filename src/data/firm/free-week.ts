import { type ClosedDays, dayFormat, isClosed } from "#contract/days.ts";
import { business } from "#data/facts.ts";
import { dayMs, daysAfter, nextWeek, weekOf } from "#data/format/dates.ts";
import { fill } from "#data/format/fill.ts";
import { shell } from "#data/shell/shell.ts";
import type { Business } from "./business-schema.ts";
import { closedDays } from "./closed-days.ts";

/** For how many days the first free week is shown after it was written. */
const shownDays = 14;

const dayOfYear = dayFormat({ day: "numeric", month: "long" });

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
  { firstFreeWeek }: Pick<Business, "firstFreeWeek">,
  closed: ClosedDays,
  now: Date,
): { monday: string; until: string } | undefined {
  const { week = 0, written = "" } = firstFreeWeek ?? {};
  const named = written ? nextWeek(week, written) : undefined;
  const until = Date.parse(written) + shownDays * dayMs;
  if (!named || now.getTime() > until) {
    return undefined;
  }
  return { monday: firstOpenWeek(named, closed), until: new Date(until).toISOString() };
}

/** The first free week of the firm of this site, in words. No line breaks within week or day. */
export function ownFreeWeek() {
  const now = new Date();
  const free = freeWeekOf(business.data, closedDays(business.data, now), now);
  if (!free) {
    return undefined;
  }
  const { heading, text } = shell.data.freeWeek;
  const date = dayOfYear(free.monday).replace(" ", "\u00a0");
  const filled = fill(text, { week: weekOf(free.monday), date });
  return { heading, text: filled.replace(/ (?=\d)/, "\u00a0"), until: free.until };
}
