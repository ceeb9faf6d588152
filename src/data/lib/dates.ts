// A date without a time is midnight in UTC.
const utc = { timeZone: "UTC" } as const;
const day = new Intl.DateTimeFormat("nl-NL", { ...utc, dateStyle: "long" });
const month = new Intl.DateTimeFormat("nl-NL", { ...utc, month: "long", year: "numeric" });

/** An ISO day as people read it: "10 februari 2026". */
export function dutchDay(iso: string): string {
  return day.format(new Date(iso));
}

/** An ISO day or month without its day: "maart 2026". */
export function dutchMonth(iso: string): string {
  return month.format(new Date(iso));
}

/**
 * For sorting: the newest first, and of one day as they were read, in the order of their file
 * names.
 */
export function newestFirst<Key extends string>(field: Key) {
  return (a: Record<Key, string>, b: Record<Key, string>): number =>
    b[field].localeCompare(a[field]);
}

/** For sorting: by the place each entry says it has. */
export const byOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order;
