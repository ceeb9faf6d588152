import { dayFormat } from "#enquiry/days.ts";

export const dayMs = 24 * 60 * 60 * 1_000;

/** The ISO day that is a number of days after another one. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

const longDay = dayFormat({ dateStyle: "long" });

/** An ISO day in Dutch, which no line breaks: "10 februari 2026". */
export const dutchDay = (iso: string): string => longDay(iso).replaceAll(" ", "\u00a0");

/** The month of an ISO day or month in Dutch: "maart 2026". */
export const dutchMonth = dayFormat({ month: "long", year: "numeric" });

/** The ISO number of the week of a Monday: a week belongs to the year of its Thursday. */
export function weekOf(monday: string): number {
  const thursday = daysAfter(monday, 3);
  const firstDay = `${thursday.slice(0, 4)}-01-01`;
  return Math.floor((Date.parse(thursday) - Date.parse(firstDay)) / (7 * dayMs)) + 1;
}

/**
 * The Monday of the first week with this ISO number that ends on or after an ISO day; undefined
 * where its year has no such week.
 */
export function nextWeek(number: number, day: string): string | undefined {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  const mondays = Array.from({ length: 53 }, (_, week) => daysAfter(day, 7 * week - sinceMonday));
  return mondays.find((monday) => weekOf(monday) === number);
}
