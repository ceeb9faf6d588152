import { expect, test } from "vitest";
import { currentOpening, nextOpening } from "./opening-hours.ts";

const monday = { day: 1, dayName: "maandag" };
const hours = [
  { ...monday, opens: "13:00", closes: "18:00" },
  { ...monday, opens: "08:00", closes: "12:30" },
  { day: 6, dayName: "zaterdag", opens: "09:00", closes: "15:00" },
];

test.each([
  ["12:30 when it opens", "2026-11-16T07:00:00Z", "12:30"],
  ["12:30 in the last minute before the break", "2026-11-16T11:29:59Z", "12:30"],
  ["18:00 after the break", "2026-11-16T12:00:00Z", "18:00"],
  ["12:30 the day after summer time began", "2026-03-30T06:00:00Z", "12:30"],
  ["15:00 on the Saturday before it ends", "2026-10-24T07:00:00Z", "15:00"],
])("the phone is answered until %s", (_, now, closes) => {
  expect(currentOpening(hours, [], new Date(now))?.closes).toBe(closes);
});

test.each([
  ["before it opens", "2026-11-16T06:59:59Z", "maandag 08:00"],
  ["in the break", "2026-11-16T11:30:00Z", "maandag 13:00"],
  ["when it closes", "2026-11-16T17:00:00Z", "zaterdag 09:00"],
  ["early on the day after summer time began", "2026-03-30T05:59:00Z", "maandag 08:00"],
  ["early on the day after summer time ended", "2026-10-26T06:59:00Z", "maandag 08:00"],
  ["on a Saturday, when it is Sunday elsewhere", "2026-11-21T20:00:00Z", "maandag 08:00"],
])("the phone is not answered %s, and next at that time", (_, now, next) => {
  expect(currentOpening(hours, [], new Date(now))).toBeUndefined();
  const { dayName, opens } = nextOpening(hours, [], new Date(now)) ?? {};
  expect(`${dayName} ${opens}`).toBe(next);
});

test("with one opening a week, the next one is a week later", () => {
  const next = nextOpening(hours.slice(1, 2), [], new Date("2026-11-16T08:00:00Z"));
  expect(next?.date).toBe("2026-11-23");
});

test("a firm without hours is never reachable by them", () => {
  const now = new Date("2026-11-16T10:00:00Z");
  expect(currentOpening([], [], now)).toBeUndefined();
  expect(nextOpening([], [], now)).toBeUndefined();
});

test("the phone is not answered on a closed day, and next on the first open one", () => {
  const now = new Date("2026-11-16T10:00:00Z");
  const closed = ["2026-11-16", "2026-11-21/2026-11-29"];
  expect(currentOpening(hours, closed, now)).toBeUndefined();
  expect(nextOpening(hours, closed, now)?.date).toBe("2026-11-30");
});
