import { expect, test } from "vitest";
import { dutchDay, dutchMonth, nextWeek } from "./dates.ts";
import { fill } from "./fill.ts";
import { euro, euroRange } from "./money.ts";
import { postalCity, slugOf, withBoundNumbers } from "./words.ts";

test("fills in each name, as often as it occurs", () => {
  expect(fill("{name} en {name}: {count} keer", { name: "Jan", count: 2 })).toBe(
    "Jan en Jan: 2 keer",
  );
});

test("leaves a name without a value as it is", () => {
  expect(fill("{name} uit {place}", { name: "Jan" })).toBe("Jan uit {place}");
});

test("uses a value to the letter, also with dollar signs and braces", () => {
  expect(fill("Verwijder {name}", { name: "$& {name}.jpg" })).toBe("Verwijder $& {name}.jpg");
});

const shown = (text: string) => withBoundNumbers(text).replaceAll("\u00a0", "~");

test("a number stays with its unit", () => {
  expect(shown("binnen 24 uur, vanaf 10–15 m² en 5 jaarringen")).toBe(
    "binnen 24~uur, vanaf 10–15~m² en 5 jaarringen",
  );
});

test("an amount stays with its sign and its VAT", () => {
  expect(shown("tot € 2.500.000, vanaf € 65,40 incl. 9% btw")).toBe(
    "tot €~2.500.000, vanaf €~65,40 incl.~9%~btw",
  );
});

test("a word that begins with a single letter stays whole", () => {
  expect(
    shown("in ’s-Gravenzande per e-mail, ’s Avonds of 's nachts, met foto’s erbij en een btw-id"),
  ).toBe(
    "in ’s\u2011Gravenzande per e\u2011mail, ’s~Avonds of 's~nachts, met foto’s erbij en een btw\u2011id",
  );
  expect(shown("heel Zuid-Holland, en een zuid-west")).toBe(
    "heel Zuid\u2011Holland, en een zuid\u2011west",
  );
});

test("a town's name in an address stays whole", () => {
  expect(postalCity("5211AB", "'s-Hertogenbosch")).toBe("5211\u00a0AB 's\u2011Hertogenbosch");
});

test.each([
  ["Kosten & Prijzen", "kosten-prijzen"],
  ["Trends", "trends"],
  ["Één muur, 2 lagen!", "een-muur-2-lagen"],
  ["…", ""],
])("%s is %j in an address", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test("amounts are written the Dutch way", () => {
  expect(euro(60)).toBe("€\u00a060");
  expect(euro(4.35 * 100)).toBe("€\u00a0435");
  expect(euro(12.5)).toBe("€\u00a012,50");
  expect(euro(8.99)).toBe("€\u00a08,99");
  expect(euro(-100)).toBe("−\u00a0€\u00a0100");
  expect(euroRange(2000, 3500)).toBe("€\u00a02.000 tot €\u00a03.500");
});

test("a day is written the Dutch way, without a break in it", () => {
  expect(dutchDay("2026-02-10")).toBe("10\u00a0februari\u00a02026");
});

test.each([
  ["2026-03-14", "maart 2026"],
  ["2025-12", "december 2025"],
])("the month of %s is %s", (date, month) => {
  expect(dutchMonth(date)).toBe(month);
});

test.for([
  [51, "2026-11-26", "2026-12-14"],
  // The week of the day itself, also on its last day.
  [48, "2026-11-29", "2026-11-23"],
  [47, "2026-11-23", "2027-11-22"],
  // Past the end of the year.
  [11, "2026-11-26", "2027-03-15"],
  [1, "2026-12-31", "2027-01-04"],
  [53, "2026-12-31", "2026-12-28"],
  [53, "2027-01-02", "2026-12-28"],
  [1, "2025-12-30", "2025-12-29"],
] as const)("the first week %i from %s begins on %s", ([number, day, monday]) => {
  expect(nextWeek(number, day)).toBe(monday);
});

test("a year without a week 53 has none", () => {
  expect(nextWeek(53, "2027-02-01")).toBeUndefined();
});
