/** The days as content/business.yaml names them, in the order of the week. */
export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export type Weekday = (typeof weekdays)[number];

/** For each day "08:00-18:00", or "closed". */
export type Week = Record<Weekday, string>;

/** Days with the same hours, as content/business.yaml has them. */
export interface OpeningHours {
  days: string;
  weekdays: Weekday[];
  opens?: string;
  closes?: string;
}

/** The Dutch words that a visitor reads between the names of two days. */
export interface DayWords {
  and: string;
  through: string;
}

/** The name of a day in a language, as in the middle of a sentence. */
export function dayName(day: Weekday, language: string): string {
  const aMonday = Date.UTC(2024, 0, 1);
  const date = aMonday + weekdays.indexOf(day) * 86_400_000;
  return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(date);
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const span = /^(\d{1,2})(?:[:.](\d\d))?\s*(?:-|–|tot|to)\s*(\d{1,2})(?:[:.](\d\d))?$/;

/** "8-17", "8.00 – 17.30" or "gesloten" as "08:00-17:00", "08:00-17:30" or "closed"; otherwise undefined. */
export function readHours(text: string): string | undefined {
  const plain = text.trim().toLowerCase();
  if (/^(closed|gesloten|dicht|-)$/.test(plain)) return "closed";
  const [, openHour, openMinute = "00", closeHour, closeMinute = "00"] = span.exec(plain) ?? [];
  if (openHour === undefined || closeHour === undefined) return undefined;
  const opens = `${openHour.padStart(2, "0")}:${openMinute}`;
  const closes = `${closeHour.padStart(2, "0")}:${closeMinute}`;
  const possible = [opens, closes].every((time) => time <= "24:00" && time.slice(3) < "60");
  return possible && opens < closes ? `${opens}-${closes}` : undefined;
}

/** The hours of each day; a day that is not named is a day on which the firm is closed. */
export function weekOf(entries: readonly OpeningHours[]): Week {
  const hours = (day: Weekday) => {
    const entry = entries.find(({ weekdays }) => weekdays.includes(day));
    return entry?.opens && entry.closes ? `${entry.opens}-${entry.closes}` : "closed";
  };
  return Object.fromEntries(weekdays.map((day) => [day, hours(day)])) as Week;
}

/** The week as a visitor reads it: days in a row with the same hours together. */
export function openingHoursOf(week: Week, words: DayWords): OpeningHours[] {
  const rows: Weekday[][] = [];
  for (const day of weekdays) {
    const row = rows.at(-1);
    if (row?.[0] && week[row[0]] === week[day]) row.push(day);
    else rows.push([day]);
  }
  return rows.map((row) => {
    const [opens, closes] = week[row[0] as Weekday].split("-");
    return { days: label(row, words), weekdays: row, ...(closes && { opens, closes }) };
  });
}

function label(row: readonly Weekday[], { and, through }: DayWords): string {
  const [first, last] = [row[0], row.at(-1)].map((day) => dayName(day as Weekday, "nl"));
  const between = row.length === 1 ? [] : [row.length === 2 ? and : through, last];
  return capitalised([first, ...between].join(" "));
}
