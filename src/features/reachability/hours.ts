import { business } from "@/content/business/business";
import { shell } from "@/content/pages/shell";

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const dutch = ["zondag", "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag"];

/** What stands beside the number until then, after a space: says.ts reads it. */
const before = (day: number, opens: string) =>
  ` ${shell.reachableFrom.replace("{day}", dutch[day] ?? "").replace("{time}", opens)}`;

/**
 * When the phone is answered, as says.ts reads it: in order, the number of the weekday, from and to, as in
 * "108:00118:00|208:00218:00"; each with what is said until then, if it is.
 */
export const hours = (saysFrom?: boolean) =>
  business.openingHours
    .flatMap(({ weekdays, opens, closes }) =>
      opens && closes ? weekdays.map((day) => ({ day: days.indexOf(day), opens, closes })) : [],
    )
    .map(({ day, opens, closes }) => `${day}${opens}${day}${closes}${saysFrom ? before(day, opens) : ""}`)
    .toSorted()
    .join("|");
