import type { z } from "zod";
import { businessFields } from "#data/firm/business-schema.ts";
import { afternoon, clockOf, spokenTime } from "#data/firm/spoken-time.ts";
import { labelOf } from "#owner/editor/form/labels.ts";

const { openingHours } = businessFields.shape;
type OpeningHours = z.output<typeof openingHours>[number];
type Weekday = OpeningHours["weekdays"][number];

/** The names of the days in content/business.yaml, from Monday to Sunday. */
export const weekdays = openingHours.element.shape.weekdays.element.options;

/** The hours of each day, as in "08:00-18:00", or "gesloten". */
export type Week = Record<Weekday, string>;

export const hoursForm = /^(gesloten|\d\d:\d\d-\d\d:\d\d)$/;

const closed = "gesloten";

const span = new RegExp(`^(?:van\\s+)?${spokenTime}\\s*(?:-|–|tot|to)\\s*${spokenTime}$`);

/**
 * Converts "8-17", "half 8 tot 5" or "dicht" to "08:00-17:00", "07:30-17:00" or "gesloten". Any
 * other text stays the same.
 */
export function readHours(text: string): string {
  const plain = text.trim().toLowerCase();
  if (/^(closed|gesloten|dicht|vrij|-)$/.test(plain)) {
    return closed;
  }
  const [, ...parts] = span.exec(plain) ?? [];
  const opens = clockOf(...(parts.slice(0, 3) as [string]));
  const written = clockOf(...(parts.slice(3) as [string]));
  const closes = written <= opens && written < "12:00" ? afternoon(written) : written;
  const isPossible = [opens, closes].every((each) => each <= "24:00" && each.slice(3) < "60");
  return parts.length > 0 && isPossible && opens < closes ? `${opens}-${closes}` : text;
}

/** The hours of each day. On a day that is not named, the firm is closed. */
export function weekOf(entries: readonly OpeningHours[]): Week {
  const hours = (day: Weekday) => {
    const { opens, closes } = entries.find((entry) => entry.weekdays.includes(day)) ?? {};
    return opens && closes ? `${opens}-${closes}` : closed;
  };
  return Object.fromEntries(weekdays.map((day) => [day, hours(day)])) as Week;
}

/** The week as a visitor reads it: consecutive days with the same hours are combined. */
export function openingHoursOf(week: Week): OpeningHours[] {
  const rows: Weekday[][] = [];
  for (const day of weekdays) {
    const row = rows.at(-1);
    if (row?.[0] && week[row[0]] === week[day]) {
      row.push(day);
    } else {
      rows.push([day]);
    }
  }
  return rows.map((row) => {
    const [first = "", ...others] = row.map((day) => labelOf(["setup", "openingHours", day]).label);
    const last = others.slice(-1).map((day) => day.toLowerCase());
    const days = [first, ...last].join(row.length === 2 ? " en " : " t/m ");
    const [opens, closes] = week[row[0] as Weekday].split("-");
    return closes ? { days, weekdays: row, opens, closes } : { days, weekdays: row };
  });
}
