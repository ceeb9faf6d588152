import { expect, test } from "vitest";
import { isClosed } from "#enquiry/days.ts";
import type { Business } from "./business-schema.ts";
import { breakOf, closedDays, freeWeekOf, holidays, shortHours } from "./closed-days.ts";

test.each([
  [2026, "01-01 04-05 04-06 04-27 05-14 05-24 05-25 12-25 12-26"],
  // 27 April is a Sunday.
  [2031, "01-01 04-13 04-14 04-26 05-22 06-01 06-02 12-25 12-26"],
])("the public holidays of %d are %s", (year, days) => {
  expect(holidays(year).map((day) => day.slice(5))).toEqual(days.split(" "));
});

test("Easter is the second of them, from 2026 to 2040", () => {
  const easters =
    "04-05 03-28 04-16 04-01 04-21 04-13 03-28 04-17 04-09 03-25 04-13 04-05 04-25 04-10 04-01";
  const found = easters.split(" ").map((_, after) => holidays(2026 + after)[1]?.slice(5));
  expect(found.join(" ")).toBe(easters);
});

const now = new Date("2026-11-28T10:00:00Z");
const christmas = { from: "2026-12-21", until: "2026-12-31" };
type Hours = Business["openingHours"];
const workdays: Hours[0]["weekdays"] = ["Monday", "Tuesday", "Wednesday", "Thursday"];
const openingHours: Hours = [{ days: "", weekdays: workdays, opens: "08:00", closes: "17:00" }];

test("a firm is closed in its period until that has passed, and on the holidays of three years", () => {
  const closed = closedDays({ closed: christmas }, now);
  const isOff = (day: string) => isClosed(day, closed);
  expect(["2026-12-21", "2026-12-31", "2027-01-01", "2028-12-25"].filter(isOff)).toHaveLength(4);
  expect(["2026-12-20", "2027-05-05", "2027-12-31"].filter(isOff)).toEqual([]);
  const first = (day: string) => closedDays({ closed: christmas }, new Date(`${day}T10:00Z`))[0];
  expect(first("2026-12-31")).toBe("2026-12-21/2026-12-31");
  expect(first("2027-01-01")).toBe("2027-01-01");
});

test.each<[closed: typeof christmas, hours: Hours, said: string | undefined]>([
  // 1 January 2027 is a Friday.
  [christmas, openingHours, "dicht tot maandag 4 januari"],
  [{ from: "2027-03-22", until: "2027-03-26" }, openingHours, "dicht tot dinsdag 30 maart"],
  [christmas, [], "dicht tot vrijdag 1 januari"],
  [{ from: "2026-11-02", until: "2026-11-27" }, openingHours, undefined],
  [{ from: "2026-11-02", until: "2026-11-28" }, openingHours, "dicht tot maandag 30 november"],
])(
  "after %j a firm opens on the first day with hours that is no holiday",
  (closed, hours, said) => {
    expect(breakOf({ closed, openingHours: hours }, "dicht tot {date}", now)?.text).toBe(said);
  },
);

test.each([
  ["the week that it wrote", "2026-12-09T23:59Z", "2026-12-14"],
  ["no week after fourteen days", "2026-12-10T00:01Z", undefined],
])("the first free week of a firm is %s", (_what, moment, monday) => {
  const firstFreeWeek = { week: 51, written: "2026-11-26" };
  expect(freeWeekOf({ firstFreeWeek }, new Date(moment))?.monday).toBe(monday);
});

test.each<[hours: Hours, shown: string]>([
  [[...openingHours, { days: "", weekdays: ["Sunday"] }], "ma–do~8–17"],
  [
    [{ days: "", weekdays: ["Monday", "Wednesday", "Friday"], opens: "08:30", closes: "12:00" }],
    "ma, wo, vr~8.30–12",
  ],
  [[], ""],
])("hours %# are %j in short", (hours, shown) => {
  expect(shortHours(hours).replaceAll("\u2060", "").replaceAll("\u00a0", "~")).toBe(shown);
});
