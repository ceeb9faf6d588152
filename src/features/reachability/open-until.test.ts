import { expect, test } from "vitest";
import { openUntil } from "./open-until";

const hours = "108:00112:30,113:00118:00,609:00615:00";

test.each([
  ["before it opens", "2026-11-16T06:59:59Z", undefined],
  ["when it opens", "2026-11-16T07:00:00Z", "12:30"],
  ["in the last minute before the break", "2026-11-16T11:29:59Z", "12:30"],
  ["in the break", "2026-11-16T11:30:00Z", undefined],
  ["after the break", "2026-11-16T12:00:00Z", "18:00"],
  ["when it closes", "2026-11-16T17:00:00Z", undefined],
  ["in summer time", "2026-07-06T06:00:00Z", "12:30"],
  ["before it opens, on the Monday after summer time has begun", "2026-03-30T05:59:00Z", undefined],
  ["when it opens, on the Monday after summer time has begun", "2026-03-30T06:00:00Z", "12:30"],
  ["on the Saturday before it begins", "2026-03-28T08:00:00Z", "15:00"],
  ["before it opens, on the Monday after it has ended", "2026-10-26T06:59:00Z", undefined],
  ["on the Saturday before it ends", "2026-10-24T07:00:00Z", "15:00"],
  ["on another day", "2026-11-17T09:00:00Z", undefined],
  ["on a Saturday", "2026-11-21T13:59:00Z", "15:00"],
  ["on a Saturday in the evening, when it is Sunday elsewhere", "2026-11-21T20:00:00Z", undefined],
])("%s", (_, now, until) => {
  expect(openUntil(hours, new Date(now))).toBe(until);
});

test("a firm without hours is never reachable by them", () => {
  expect(openUntil("", new Date("2026-11-16T10:00:00Z"))).toBeUndefined();
});
