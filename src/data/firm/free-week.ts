import { type ClosedDays, isClosed } from "#contract/closed-days.ts";
import { nextWeek, weekOf } from "#data/format/weeks.ts";
import type { Business } from "./business-schema.ts";

/** For how many days the first free week is shown after it was written. */
const shownDays = 14;
const dayMs = 24 * 60 * 60 * 1_000;

const isoAt = (day: number) => new Date(day).toISOString().slice(0, 10);

export type WorkPlace = "inside" | "outside";

export interface FreeWeek {
  place: WorkPlace;
  number: number;
  /** Its first day in ISO form. */
  monday: string;
}

/** The first free weeks, as long as they hold. */
interface FreeWeeks {
  weeks: FreeWeek[];
  /** The day on which they were written, in ISO form. */
  written: string;
  /** The last moment at which they are shown, in ISO form. */
  until: string;
}

/** Whether what was written some time ago may be shown still. */
export const isShown = ({ until }: Pick<FreeWeeks, "until">, now: Date): boolean =>
  now.getTime() <= Date.parse(until);

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
 * The first free weeks of a firm, or the first open ones after them; undefined where it names none,
 * or named them too long ago.
 */
export function freeWeeksOf(
  { firstFreeWeek }: Business,
  closed: ClosedDays,
  now: Date,
): FreeWeeks | undefined {
  if (!firstFreeWeek) {
    return undefined;
  }
  const { written } = firstFreeWeek;
  const until = new Date(Date.parse(written) + shownDays * dayMs).toISOString();
  const weeks = (["inside", "outside"] as const).flatMap((place): FreeWeek[] => {
    const number = firstFreeWeek[place];
    const named = number === undefined ? undefined : nextWeek(number, written);
    const monday = named && firstOpenWeek(named, closed);
    return monday ? [{ place, number: weekOf(monday), monday }] : [];
  });
  return weeks.length > 0 && isShown({ until }, now) ? { weeks, written, until } : undefined;
}

/** The weeks for work at a place; all of them where the place is not known. */
export function weeksFor(
  { weeks }: Pick<FreeWeeks, "weeks">,
  place: WorkPlace | undefined,
): FreeWeek[] {
  return weeks.filter((week) => place === undefined || week.place === place);
}
