import { type ClosedDays, isClosed } from "#contract/closed-days.ts";
import { dayFormat } from "#contract/day-format.ts";
import { fill } from "#data/format/fill.ts";
import { nextWeek, weekOf } from "#data/format/weeks.ts";
import { shell } from "#data/shell/shell.ts";
import { business } from "./business.ts";
import type { Business } from "./business-schema.ts";
import { closedDays } from "./closed-days.ts";

/** For how many days the first free week is shown after it was written. */
const shownDays = 14;
const dayMs = 24 * 60 * 60 * 1_000;

const isoAt = (day: number) => new Date(day).toISOString().slice(0, 10);

const dayOfYear = dayFormat({ day: "numeric", month: "long" });

interface FreeWeek {
  number: number;
  /** Its first day in ISO form. */
  monday: string;
  /** The last moment at which it is shown, in ISO form. */
  until: string;
}

/**
 * The first week from this Monday on in which the firm works at least one day from Monday to
 * Friday.
 */
function firstOpenWeek(monday: string, closed: ClosedDays): string {
  const start = Date.parse(monday);
  const days = [0, 1, 2, 3, 4].map((after) => isoAt(start + after * dayMs));
  return days.every((day) => isClosed(day, closed))
    ? firstOpenWeek(isoAt(start + 7 * dayMs), closed)
    : monday;
}

/**
 * The first free week of a firm, or the first open one after it; undefined where it names none, or
 * named it too long ago.
 */
export function freeWeekOf(
  { firstFreeWeek }: Pick<Business, "firstFreeWeek">,
  closed: ClosedDays,
  now: Date,
): FreeWeek | undefined {
  const { week = 0, written = "" } = firstFreeWeek ?? {};
  const named = written ? nextWeek(week, written) : undefined;
  const until = Date.parse(written) + shownDays * dayMs;
  if (!named || now.getTime() > until) {
    return undefined;
  }
  const monday = firstOpenWeek(named, closed);
  return { number: weekOf(monday), monday, until: new Date(until).toISOString() };
}

/** The first free week of the firm of this site, in words. No line breaks within week or day. */
export function ownFreeWeek() {
  const now = new Date();
  const week = freeWeekOf(business.data, closedDays(business.data, now), now);
  if (!week) {
    return undefined;
  }
  const { heading, text } = shell.data.freeWeek;
  const date = dayOfYear(week.monday).replace(" ", "\u00a0");
  const filled = fill(text, { week: week.number, date });
  return { heading, text: filled.replace(/ (?=\d)/, "\u00a0"), until: week.until };
}
