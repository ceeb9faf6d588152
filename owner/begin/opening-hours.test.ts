import { expect, test } from "vitest";
import { openingHoursOf, readHours, weekOf } from "./opening-hours.ts";

test.each([
  ["8-17", "08:00-17:00"],
  ["8.30 – 17.15", "08:30-17:15"],
  ["09:00 tot 12:30", "09:00-12:30"],
  ["half 8 tot 5", "07:30-17:00"],
  ["7:30 - 17u", "07:30-17:00"],
  ["van 8 uur tot half 5", "08:00-16:30"],
  ["Dicht", "gesloten"],
  ["closed", "gesloten"],
])("%s is read as %s", (typed, hours) => expect(readHours(typed)).toBe(hours));

test.each(["", "half negen", "17-12", "8-25", "08:61-17:00", "8"])(
  "%s is left for the schema to refuse",
  (typed) => expect(readHours(typed)).toBe(typed),
);

test("combines consecutive days with the same hours", () => {
  expect(openingHoursOf(weekOf([])).map(({ days }) => days)).toEqual(["Maandag t/m zondag"]);
});
