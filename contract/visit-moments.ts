import { type ClosedDays, isClosed } from "./closed-days.ts";
import { dayFormat } from "./day-format.ts";
import { isoDay } from "./iso-day.ts";

/** The most half-days that a visitor may propose for a visit. */
export const mostMoments = 3;

/** The parts of a day, in the words of the mail. */
const dayParts = ["ochtend", "middag"] as const;
export type DayPart = (typeof dayParts)[number];

/** The parts in which the firm is open, by the day of the week: 0 for Sunday to 6 for Saturday. */
type OpenParts = Readonly<Record<number, readonly DayPart[]>>;

/** A day on which the firm can come, in ISO form: "2026-12-01". */
export interface VisitDay {
  day: string;
  parts: readonly DayPart[];
}

const dayMs = 24 * 60 * 60 * 1_000;
/**
 * The firm has a day to confirm a visit, so the first that is proposed is the day after tomorrow.
 */
const firstAhead = 2;
/** A visit is proposed for the next twelve days on which the firm is open. */
const visitDayCount = 12;
/** Twelve open days take longer than this only at a firm that is open once a week. */
const furthestDays = 85;

/** Today in Amsterdam, wherever the visitor is, as a moment of UTC: its midnight. */
function today(now: Date): number {
  return Date.parse(isoDay(now));
}

/** Whether the firm can still confirm a visit on a day, in ISO form. */
export const isToCome = (day: string, now: Date) =>
  Date.parse(day) >= today(now) + firstAhead * dayMs;

/** The next open days on which the firm can still confirm a visit. */
export function visitDays(now: Date, open: OpenParts, closed: ClosedDays = []): VisitDay[] {
  const days: VisitDay[] = [];
  const first = today(now);
  for (let ahead = firstAhead; ahead <= furthestDays && days.length < visitDayCount; ahead++) {
    const date = new Date(first + ahead * dayMs);
    const day = date.toISOString().slice(0, 10);
    const parts = open[date.getUTCDay()] ?? [];
    if (parts.length > 0 && !isClosed(day, closed)) {
      days.push({ day, parts });
    }
  }
  return days;
}

/** A day in Dutch: "dinsdag 1 december". */
export const visitDayText = dayFormat({ weekday: "long", day: "numeric", month: "long" });

/** A half-day in Dutch: "dinsdag 1 december, in de ochtend". */
export const momentText = (day: string, part: DayPart) => `${visitDayText(day)}, in de ${part}`;

export const momentsParam = (texts: readonly string[]) => texts.join("; ");

/**
 * The half-days in such a parameter. Only words that this module writes for one of the days that
 * follow `now` count, so that nobody can write anything else there.
 */
export function readMoments(param: string, now: Date): string[] {
  if (param === "") {
    return [];
  }
  const first = today(now);
  const known = new Set<string>();
  for (let ahead = 0; ahead <= furthestDays; ahead++) {
    const day = new Date(first + ahead * dayMs).toISOString().slice(0, 10);
    for (const part of dayParts) {
      known.add(momentText(day, part));
    }
  }
  const texts = new Set(param.split("; ").filter((text) => known.has(text)));
  return [...texts].slice(0, mostMoments);
}
