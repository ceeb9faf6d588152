/** Made when it is first needed: the first use of Intl takes 100 ms on a slow phone. */
let format: Intl.DateTimeFormat | undefined;

/** The day in the Netherlands at a moment, wherever the visitor is, in ISO form: "2026-11-28". */
export function isoDay(now: Date): string {
  // The Swedish format of a date is the ISO one.
  format ??= new Intl.DateTimeFormat("sv", { timeZone: "Europe/Amsterdam" });
  return format.format(now);
}
