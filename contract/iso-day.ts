/** The day in the Netherlands at a moment, wherever the visitor is, in ISO form: "2026-11-28". */
export const isoDay = (now: Date): string =>
  // The Swedish format of a date is the ISO one.
  now.toLocaleDateString("sv", { timeZone: "Europe/Amsterdam" });
