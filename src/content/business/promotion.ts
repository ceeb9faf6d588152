/**
 * Whether there is a promotion at this moment. `ends` is as in content/prices.yaml: "month" goes on every month, a day
 * is the last one, "none" is no promotion.
 */
export function isPromoted(ends: string, now: Date): boolean {
  if (ends === "month" || ends === "none") return ends === "month";
  // Swedish writes a date as year-month-day.
  return now.toLocaleDateString("sv", { timeZone: "Europe/Amsterdam" }) <= ends;
}
