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
