import { describe, expect, it } from "vitest";
import { openingHoursOf, readHours, type Week, weekOf } from "./opening-hours.ts";

const words = { and: "en", through: "t/m" };
const closed: Week = {
  Monday: "closed",
  Tuesday: "closed",
  Wednesday: "closed",
  Thursday: "closed",
  Friday: "closed",
  Saturday: "closed",
  Sunday: "closed",
};

describe("hours as people write them", () => {
  it.each([
    ["8-17", "08:00-17:00"],
    ["8.30 – 17.15", "08:30-17:15"],
    ["09:00 tot 12:30", "09:00-12:30"],
    ["Gesloten", "closed"],
    ["closed", "closed"],
  ])("%s is read as %s", (typed, hours) => expect(readHours(typed)).toBe(hours));

  it.each(["", "half negen", "17-8", "8-25", "08:61-17:00", "8"])("%s is refused", (typed) =>
    expect(readHours(typed)).toBeUndefined(),
  );
});

it("puts days in a row with the same hours together, in Dutch", () => {
  const week = { ...closed, Monday: "08:00-17:00", Tuesday: "08:00-17:00", Friday: "09:00-12:00" };
  expect(openingHoursOf(week, words)).toEqual([
    { days: "Maandag en dinsdag", weekdays: ["Monday", "Tuesday"], opens: "08:00", closes: "17:00" },
    { days: "Woensdag en donderdag", weekdays: ["Wednesday", "Thursday"] },
    { days: "Vrijdag", weekdays: ["Friday"], opens: "09:00", closes: "12:00" },
    { days: "Zaterdag en zondag", weekdays: ["Saturday", "Sunday"] },
  ]);
  expect(openingHoursOf(closed, words).map(({ days }) => days)).toEqual(["Maandag t/m zondag"]);
});

it("reads back the week that it wrote", () => {
  const week = { ...closed, Thursday: "10:00-20:00", Sunday: "12:00-14:00" };
  expect(weekOf(openingHoursOf(week, words))).toEqual(week);
});
