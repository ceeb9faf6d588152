import { expect, test } from "vitest";
import { isClosed } from "#contract/days.ts";
import { breakOf, closedDays, holidays } from "./closed-days.ts";

test.each([
  [2026, "01-01 04-05 04-06 04-27 05-14 05-24 05-25 12-25 12-26"],
  [2029, "01-01 04-01 04-02 04-27 05-10 05-20 05-21 12-25 12-26"],
  // 27 April is a Sunday.
  [2031, "01-01 04-13 04-14 04-26 05-22 06-01 06-02 12-25 12-26"],
  // Easter is at its earliest and its latest.
  [2035, "01-01 03-25 03-26 04-27 05-03 05-13 05-14 12-25 12-26"],
  [2038, "01-01 04-25 04-26 04-27 06-03 06-13 06-14 12-25 12-26"],
  // The full moon is a day sooner than the sum says.
  [2076, "01-01 04-19 04-20 04-27 05-28 06-07 06-08 12-25 12-26"],
])("the public holidays of %d are %s", (year, days) => {
  expect(holidays(year).map((day) => day.slice(5))).toEqual(days.split(" "));
});

const now = new Date("2026-11-28T10:00:00Z");
const christmas = { from: "2026-12-21", until: "2026-12-31" };
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday"] as const;
const openingHours = [{ days: "", weekdays: [...weekdays], opens: "08:00", closes: "17:00" }];

test("a firm is closed in its period until that has passed, and on the holidays of three years", () => {
  const closed = closedDays({ closed: christmas }, now);
  const isOff = (day: string) => isClosed(day, closed);
  expect(["2026-12-21", "2026-12-31", "2027-01-01", "2028-12-25"].filter(isOff)).toHaveLength(4);
  expect(["2026-12-20", "2027-05-05", "2027-12-31"].filter(isOff)).toEqual([]);
  const first = (day: string) => closedDays({ closed: christmas }, new Date(`${day}T10:00Z`))[0];
  expect(first("2026-12-31")).toBe("2026-12-21/2026-12-31");
  expect(first("2027-01-01")).toBe("2027-01-01");
});

test("after a period, the firm is open on the first day with hours that is no holiday", () => {
  const words = "dicht tot {date}";
  // 1 January 2027 is a Friday.
  const easter = { from: "2027-03-22", until: "2027-03-26" };
  const textOf = (closed: typeof christmas, hours = openingHours) =>
    breakOf({ closed, openingHours: hours }, words, now)?.text;
  expect(textOf(christmas)).toBe("dicht tot maandag 4 januari");
  expect(textOf(easter)).toBe("dicht tot dinsdag 30 maart");
  expect(textOf(christmas, [])).toMatch("dicht tot");
  expect(textOf({ from: "2026-11-02", until: "2026-11-27" }), "it has passed").toBeUndefined();
});
