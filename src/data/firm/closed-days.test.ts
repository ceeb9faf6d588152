import { expect, test } from "vitest";
import { isClosed } from "#contract/closed-days.ts";
import { breakOf, closedDays } from "./closed-days.ts";

const now = new Date("2026-11-28T10:00:00Z");
const christmas = { from: "2026-12-21", until: "2026-12-31" };
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday"] as const;
const openingHours = [{ days: "", weekdays: [...weekdays], opens: "08:00", closes: "17:00" }];

test("a firm is closed on the holidays of three years, Koningsdag on a Saturday when it is a Sunday", () => {
  const closed = closedDays({}, now);
  const days = ["2026-12-25", "2026-12-26", "2027-01-01", "2027-03-29", "2027-04-27", "2027-05-06"];
  for (const day of [...days, "2027-05-17", "2028-12-25"]) {
    expect(isClosed(day, closed), day).toBe(true);
  }
  for (const day of ["2026-12-24", "2027-03-26", "2027-05-05", "2027-12-31"]) {
    expect(isClosed(day, closed), day).toBe(false);
  }
  const in2031 = closedDays({}, new Date("2031-01-02T10:00:00Z"));
  expect(isClosed("2031-04-26", closedDays({}, new Date("2030-12-01T10:00:00Z")))).toBe(true);
  expect(isClosed("2031-04-27", in2031)).toBe(false);
});

test("a period counts from its first day to its last, until it has passed", () => {
  const closed = closedDays({ closed: christmas }, now);
  expect(["2026-12-20", "2026-12-21", "2026-12-31"].map((day) => isClosed(day, closed))).toEqual([
    false,
    true,
    true,
  ]);
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
