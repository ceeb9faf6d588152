/** Made when it is first needed: the first use of Intl takes 100 ms on a slow phone. */
let format: Intl.DateTimeFormat | undefined;

/** The day in the Netherlands at a moment, wherever the visitor is, in ISO form: "2026-11-28". */
export function isoDay(now: Date): string {
  // The Swedish format of a date is the ISO one.
  format ??= new Intl.DateTimeFormat("sv", { timeZone: "Europe/Amsterdam" });
  return format.format(now);
}

/**
 * A Dutch format of days in ISO form. It is made when it is first used, because making the first
 * one of a page takes 100 ms on a slow phone.
 */
export function dayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    format ??= new Intl.DateTimeFormat("nl-NL", { ...options, timeZone: "UTC" });
    return format.format(new Date(day));
  };
}

/**
 * Days on which the firm does not work: a day in ISO form, "2026-12-25", or the first and the last
 * day of a period, "2026-12-21/2027-01-01".
 */
export type ClosedDays = readonly string[];

export const isClosed = (day: string, closed: ClosedDays): boolean =>
  closed.some((period) => {
    const [first = "", last = first] = period.split("/");
    return first <= day && day <= last;
  });

/** The period in which the firm is closed, by its first and last day, with what is said of it. */
export interface Break {
  from: string;
  until: string;
  text: string;
}

/** What is said of a break on this day; undefined on any other day. */
export const breakText = (day: string, away: Break | undefined): string | undefined =>
  away && away.from <= day && day <= away.until ? away.text : undefined;

/** In English, because the weekdays in content/business.yaml are; Sunday is 0. */
export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
];

/** A time in Dutch: "8.00" for "08:00". */
export function clockTime(time: string): string {
  return time.replace(/^0/, "").replace(":", ".");
}
