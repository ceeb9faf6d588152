/** When the firm opens and closes on some days of the week, by their English names. */
interface Days {
  weekdays: readonly string[];
  opens?: string | undefined;
  closes?: string | undefined;
}

/** From Monday on, as a week is written in Dutch. */
const short = new Map([
  ["Monday", "ma"],
  ["Tuesday", "di"],
  ["Wednesday", "wo"],
  ["Thursday", "do"],
  ["Friday", "vr"],
  ["Saturday", "za"],
  ["Sunday", "zo"],
]);
const week = [...short.keys()];

/** A time without superfluous zeros: "8" for "08:00", "12.30" for "12:30". */
const hour = (time: string) => time.replace(/^0/, "").replace(":00", "").replace(":", ".");

/** Days after each other as a range, others by their names: "ma–vr", "ma, wo". */
function dayRange(weekdays: readonly string[]): string {
  const numbers = weekdays.map((day) => week.indexOf(day)).sort((a, b) => a - b);
  const first = numbers[0] ?? 0;
  const names = numbers.map((number) => short.get(week[number] ?? "") ?? "");
  const isRange = names.length > 2 && numbers.every((number, i) => number === first + i);
  return isRange ? `${names[0]}–${names[names.length - 1]}` : names.join(", ");
}

/** Keeps days and their hours on one line. */
const bound = (text: string) =>
  text.replaceAll("–", "\u2060–\u2060").replaceAll(/ (?=\d)/g, "\u00a0");

/** The opening hours in short: "ma–vr 8–18, za 9–15", which no line breaks but after a comma. */
export function shortHours(openingHours: readonly Days[]): string {
  const parts: string[] = [];
  for (const { weekdays, opens, closes } of openingHours) {
    if (opens && closes && weekdays.length > 0) {
      parts.push(`${dayRange(weekdays)} ${hour(opens)}–${hour(closes)}`);
    }
  }
  return bound(parts.join(", "));
}
