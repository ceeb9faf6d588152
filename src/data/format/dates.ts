// JavaScript reads a date without a time as midnight in UTC.
const day = new Intl.DateTimeFormat("nl-NL", { timeZone: "UTC", dateStyle: "long" });
const month = new Intl.DateTimeFormat("nl-NL", {
  timeZone: "UTC",
  month: "long",
  year: "numeric",
});

/** An ISO day in Dutch, which no line breaks: "10 februari 2026". */
export function dutchDay(iso: string): string {
  return day.format(new Date(iso)).replaceAll(" ", "\u00a0");
}

/** The month of an ISO day or month in Dutch: "maart 2026". */
export function dutchMonth(iso: string): string {
  return month.format(new Date(iso));
}
