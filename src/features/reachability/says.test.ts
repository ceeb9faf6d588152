import { expect, test } from "vitest";
import { says } from "./says.ts";

const hours = [
  "108:00112:30 maandag vanaf 08:00",
  "113:00118:00 maandag vanaf 13:00",
  "609:00615:00 zaterdag vanaf 09:00",
].join("|");

test.each([
  ["before it opens", "2026-11-16T06:59:59Z", "maandag vanaf 08:00"],
  ["when it opens", "2026-11-16T07:00:00Z", "tot 12.30"],
  ["in the last minute before the break", "2026-11-16T11:29:59Z", "tot 12.30"],
  ["in the break", "2026-11-16T11:30:00Z", "maandag vanaf 13:00"],
  ["after the break", "2026-11-16T12:00:00Z", "tot 18.00"],
  ["when it closes", "2026-11-16T17:00:00Z", "zaterdag vanaf 09:00"],
  ["in summer time", "2026-07-06T06:00:00Z", "tot 12.30"],
  [
    "before it opens, the day after summer time began",
    "2026-03-30T05:59:00Z",
    "maandag vanaf 08:00",
  ],
  ["when it opens, the day after summer time began", "2026-03-30T06:00:00Z", "tot 12.30"],
  ["on the Saturday before it begins", "2026-03-28T08:00:00Z", "tot 15.00"],
  ["before it opens, the day after it ended", "2026-10-26T06:59:00Z", "maandag vanaf 08:00"],
  ["on the Saturday before it ends", "2026-10-24T07:00:00Z", "tot 15.00"],
  ["on another day", "2026-11-17T09:00:00Z", "zaterdag vanaf 09:00"],
  ["on a Saturday", "2026-11-21T13:59:00Z", "tot 15.00"],
  ["on a Saturday, when it is Sunday elsewhere", "2026-11-21T20:00:00Z", "maandag vanaf 08:00"],
])("%s", (_, now, what) => {
  expect(says(hours, "tot {time}", new Date(now))).toBe(what);
});

test("a firm without hours is never reachable by them, and hours alone say nothing of the next day", () => {
  expect(says("", "tot {time}", new Date("2026-11-16T10:00:00Z"))).toBe("");
  expect(says("108:00118:00", "tot {time}", new Date("2026-11-16T20:00:00Z"))).toBe("");
});
