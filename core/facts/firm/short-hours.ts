import type { Business } from "./business-schema.ts";

/** From Monday on, as a week is written in Dutch. */
const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const short = ["ma", "di", "wo", "do", "vr", "za", "zo"];

/** A time without superfluous zeros: "8" for "08:00", "12.30" for "12:30". */
const hour = (time: string) => time.replace(/^0/, "").replace(":00", "").replace(":", ".");

/** Days after each other as a range, others by their names: "ma–vr", "ma, wo". */
function dayRange(weekdays: readonly string[]): string {
  const numbers = weekdays.map((day) => week.indexOf(day)).sort((a, b) => a - b);
  const names = numbers.map((number) => short[number]);
  const isRange = numbers.every((number, i) => number === (numbers[0] ?? 0) + i);
  return isRange && names.length > 2 ? `${names[0]}–${names[names.length - 1]}` : names.join(", ");
}

/** The opening hours in short: "ma–vr 8–18, za 9–15", which no line breaks but after a comma. */
export const shortHours = (openingHours: Business["openingHours"]): string =>
  openingHours
    .flatMap(({ weekdays, opens, closes }) =>
      opens && closes && weekdays.length > 0
        ? `${dayRange(weekdays)} ${hour(opens)}–${hour(closes)}`
        : [],
    )
    .join(", ")
    .replaceAll("–", "\u2060–\u2060")
    .replaceAll(/ (?=\d)/g, "\u00a0");
