import { expect, test } from "vitest";
import { openingAt } from "./opening-hours.ts";

const hours = [
  { day: 1, opens: "13:00", closes: "18:00" },
  { day: 1, opens: "08:00", closes: "12:30" },
  { day: 6, opens: "09:00", closes: "15:00" },
];

function said(now: string, closed: string[] = []) {
  const opening = openingAt(hours, closed, new Date(now));
  return opening?.isNow ? `until ${opening.closes}` : `${opening?.date} ${opening?.opens}`;
}

test.each([
  ["when it opens", "2026-11-16T07:00:00Z", "until 12:30"],
  ["in the last minute before the break", "2026-11-16T11:29:59Z", "until 12:30"],
  ["after the break", "2026-11-16T12:00:00Z", "until 18:00"],
  ["the day after summer time began", "2026-03-30T06:00:00Z", "until 12:30"],
  ["on the Saturday before it ends", "2026-10-24T07:00:00Z", "until 15:00"],
  ["before it opens", "2026-11-16T06:59:59Z", "2026-11-16 08:00"],
  ["in the break", "2026-11-16T11:30:00Z", "2026-11-16 13:00"],
  ["when it closes", "2026-11-16T17:00:00Z", "2026-11-21 09:00"],
  ["early on the day after summer time began", "2026-03-30T05:59:00Z", "2026-03-30 08:00"],
  ["early on the day after summer time ended", "2026-10-26T06:59:00Z", "2026-10-26 08:00"],
  ["on a Saturday, when it is Sunday elsewhere", "2026-11-21T20:00:00Z", "2026-11-23 08:00"],
])("%s, it is known until when or from when the phone is answered", (_, now, answered) => {
  expect(said(now)).toBe(answered);
});

test("the phone is not answered on a closed day, and next on the first open one", () => {
  const closed = ["2026-11-16", "2026-11-21/2026-11-29"];
  expect(said("2026-11-16T10:00:00Z", closed)).toBe("2026-11-30 08:00");
});

test("with one opening a week, the next one is a week later, and without any there is none", () => {
  const now = new Date("2026-11-16T18:00:00Z");
  expect(openingAt(hours.slice(0, 1), [], now)?.date).toBe("2026-11-23");
  expect(openingAt([], [], now)).toBeUndefined();
});
