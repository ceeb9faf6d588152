import { nextWeek } from "#data/format/weeks.ts";
import type { Business } from "./business-schema.ts";

/** For how many days the first free week is shown after it was written. */
const shownDays = 14;
const dayMs = 24 * 60 * 60 * 1_000;

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

/** The first free weeks of a firm; undefined where it names none, or named them too long ago. */
export function freeWeeksOf({ firstFreeWeek }: Business, now: Date): FreeWeeks | undefined {
  if (!firstFreeWeek) {
    return undefined;
  }
  const { written } = firstFreeWeek;
  const until = new Date(Date.parse(written) + shownDays * dayMs).toISOString();
  const weeks = (["inside", "outside"] as const).flatMap((place): FreeWeek[] => {
    const number = firstFreeWeek[place];
    const monday = number === undefined ? undefined : nextWeek(number, written);
    return number === undefined || monday === undefined ? [] : [{ place, number, monday }];
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
