import { expect, test } from "vitest";
import { momentsParam, momentText, readMoments, visitDays } from "./visit-moments.ts";

const open = {
  1: ["ochtend", "middag"],
  2: ["ochtend", "middag"],
  4: ["middag"],
} as const;

test("a visit is proposed for the next twelve open days that it can confirm", () => {
  const days = visitDays(new Date("2026-11-26T10:00:00Z"), open);
  expect(days).toHaveLength(12);
  expect(days.slice(0, 3)).toEqual([
    { day: "2026-11-30", parts: ["ochtend", "middag"] },
    { day: "2026-12-01", parts: ["ochtend", "middag"] },
    { day: "2026-12-03", parts: ["middag"] },
  ]);
});

test("no visit is proposed for a day on which the firm is closed", () => {
  const now = new Date("2026-12-18T10:00:00Z");
  const days = visitDays(now, open, ["2026-12-22", "2026-12-24/2026-12-31"]);
  expect(days.map(({ day }) => day).slice(0, 2)).toEqual(["2026-12-21", "2027-01-04"]);
});

test("the first day is the one after tomorrow, by the clock of Amsterdam", () => {
  const [late] = visitDays(new Date("2026-11-28T22:59:00Z"), open);
  const [later] = visitDays(new Date("2026-11-28T23:00:00Z"), open);
  expect([late?.day, later?.day]).toEqual(["2026-11-30", "2026-12-01"]);
});

test("a firm without opening hours proposes nothing", () => {
  expect(visitDays(new Date(), {})).toEqual([]);
});

test("what the form sends is read back", () => {
  const moments = [momentText("2026-12-01", "ochtend"), momentText("2026-12-03", "middag")];
  expect(moments[0]).toBe("dinsdag 1 december, in de ochtend");
  const now = new Date("2026-11-26T10:00:00Z");
  expect(readMoments(momentsParam(moments), now)).toEqual(moments);
});

test.each([
  ["words of their own", "dinsdag 1 december, in de ochtend en bel 0900-1234"],
  ["another weekday", "woensdag 1 december, in de ochtend"],
  ["a day that has passed", "dinsdag 24 november, in de ochtend"],
  ["a day far away", "dinsdag 1 juni, in de ochtend"],
  ["a header", "dinsdag 1 december, in de ochtend\r\nBcc: a@example.nl"],
])("%s are no moment", (_what, text) => {
  expect(readMoments(text, new Date("2026-11-26T10:00:00Z"))).toEqual([]);
});

test("at most three count, each once", () => {
  const days = ["2026-12-01", "2026-12-01", "2026-12-02", "2026-12-03", "2026-12-04"];
  const param = momentsParam(days.map((day) => momentText(day, "ochtend")));
  expect(readMoments(param, new Date("2026-11-26T10:00:00Z"))).toHaveLength(3);
});
