import type { DayPart } from "#contract/visit-moments.ts";
import type { Business } from "./business-schema.ts";

/** In English, because the weekdays in content/business.yaml are; Sunday is 0. */
export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
];

const noon = "12:00";
/** A firm that closes at this time, or sooner, has no afternoon left to come. */
const earliestClose = "13:00";

/** The mornings and afternoons on which the firm is open, by the number of the weekday. */
export function openParts({ openingHours }: Pick<Business, "openingHours">) {
  const open: Record<number, DayPart[]> = {};
  for (const { weekdays: names, opens = noon, closes = noon } of openingHours) {
    for (const name of names) {
      const parts: DayPart[] = [];
      if (opens < noon) {
        parts.push("ochtend");
      }
      if (closes > earliestClose) {
        parts.push("middag");
      }
      open[weekdays.indexOf(name)] = parts;
    }
  }
  return open;
}
