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

/** The period in which the firm is closed, by its first and its last day, with what is said of it. */
export interface Break {
  from: string;
  until: string;
  text: string;
}

/** What is said of a break on this day; undefined on any other day. */
export const breakText = (day: string, away: Break | undefined): string | undefined =>
  away && away.from <= day && day <= away.until ? away.text : undefined;
