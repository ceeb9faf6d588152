import { expect, test } from "vitest";
import { dutchDay, dutchMonth, nextWeek } from "./dates.ts";
import { fill } from "./fill.ts";
import { euro, euroRange } from "./money.ts";
import { postalCity, slugOf, withBoundNumbers } from "./words.ts";

const name = "$& {name}.jpg";

test.each([
  ["each name in braces", fill("{a} en {a}: {b} keer", { a: "Jan", b: 2 }), "Jan en Jan: 2 keer"],
  ["a name without a value", fill("{a} uit {b}", { a: "Jan" }), "Jan uit {b}"],
  ["a value, to the letter", fill("Verwijder {name}", { name }), "Verwijder $& {name}.jpg"],
  [
    "a town in an address",
    postalCity("5211AB", "'s-Hertogenbosch"),
    "5211~AB 's\u2011Hertogenbosch",
  ],
  ["an address of words", slugOf("Één muur & 2 lagen!"), "een-muur-2-lagen"],
  ["an address of signs only", slugOf("…"), ""],
  ["an amount in euro", euro(60), "€~60"],
  ["an amount that was a fraction", euro(4.35 * 100), "€~435"],
  ["an amount with cents", euro(12.5), "€~12,50"],
  ["an amount to be given back", euro(-100), "−~€~100"],
  ["two amounts", euroRange(2000, 3500), "€~2.000 tot €~3.500"],
  ["a day", dutchDay("2026-02-10"), "10~februari~2026"],
  ["the month of a day", dutchMonth("2026-03-14"), "maart 2026"],
  ["a month", dutchMonth("2025-12"), "december 2025"],
])("%s", (_what, text, shown) => {
  expect(text.replaceAll("\u00a0", "~")).toBe(shown);
});

test.each([
  ["24 uur, 10–15 m² en 5 jaarringen", "24~uur, 10–15~m² en 5 jaarringen"],
  ["€ 2.500, € 65,40 incl. 9% btw", "€~2.500, €~65,40 incl.~9%~btw"],
  ["in ’s-Gravenzande, heel Zuid-Holland", "in ’s_Gravenzande, heel Zuid_Holland"],
  ["’s Avonds of 's nachts, met foto’s erbij", "’s~Avonds of 's~nachts, met foto’s erbij"],
  ["per e-mail, een btw-id, een zuid-west", "per e_mail, een btw_id, een zuid_west"],
])("%s is kept on a line as %s", (text, shown) => {
  expect(withBoundNumbers(text).replaceAll("\u2011", "_").replaceAll("\u00a0", "~")).toBe(shown);
});

test.each([
  [51, "2026-11-26", "2026-12-14"],
  // The week of the day itself, also on its last day.
  [48, "2026-11-29", "2026-11-23"],
  [47, "2026-11-23", "2027-11-22"],
  // Past the end of the year.
  [1, "2026-12-31", "2027-01-04"],
  [53, "2027-01-02", "2026-12-28"],
  [1, "2025-12-30", "2025-12-29"],
  // The year has none.
  [53, "2027-02-01", undefined],
])("the first week %i from %s begins on %s", (number, day, monday) => {
  expect(nextWeek(number, day)).toBe(monday);
});
