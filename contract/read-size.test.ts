import fc from "fast-check";
import { expect, test } from "vitest";
import { readSize, readSquareMeters } from "./read-size.ts";

test.each([
  ["48.5", 48.5],
  [" 48 m² ", 48],
  ["48m2", 48],
  ["2,6 m", 2.6],
  ["1.25", 1.25],
  ["1.250", 1_250],
  ["\u200b24\u00a0m²\ufeff", 24],
  ["２４", 24],
  ["24 vierkante meter", 24],
])("%j is the number %d", (typed, squareMeters) => {
  expect(readSize(typed)).toEqual({ squareMeters, isNumber: true });
});

test.each([
  ["4x6", 24],
  ["4 x 6", 24],
  ["4 × 6 m", 24],
  ["4m x 6m", 24],
  ["6 bij 4", 24],
  ["4,5 bij 2,60 meter", 11.7],
  ["400 x 260 cm", 10.4],
  ["400x260", 10.4],
  ["100x250", 2.5],
  ["90 x 250 cm", 2.25],
  ["4000 x 2600", 10.4],
  ["ongeveer 24", 24],
  ["ca. 24 m2", 24],
  ["+/- 24", 24],
  ["±24?", 24],
  ["24 - 30", 30],
  ["24–30 m²", 30],
  ["24 tot 30", 30],
  ["24 à 30", 30],
  ["tussen de 24 en 30", 30],
  ["2 kamers van 12", 24],
  ["twee kamers van 4 bij 3", 24],
  ["2 muren van 400 x 260", 20.8],
  ["3 kamers van 12 m2 en een badkamer van 8 m2", undefined],
  ["3 kamers van 12 m2 en 1 badkamer van 8 m2", 44],
  ["4 x 2,6 + 3 x 2,6", 18.2],
  ["vierentwintig", 24],
  ["drieëndertig m²", 33],
  ["honderdtwintig", 120],
  ["de woonkamer is 24 m²", 24],
])("of %j is made %s", (typed, squareMeters) => {
  expect(readSize(typed)).toEqual(squareMeters && { squareMeters, isNumber: false });
});

test.each([
  "",
  "0",
  "-5",
  "-5 m²",
  "0 x 4",
  "veel",
  "weet ik niet",
  "48,5,5",
  "1e3",
  "3 slaapkamers",
  "2 kamers van samen 24",
  "4 x",
  "2,60 m hoog",
  "4 x veel",
  "99x250",
  "4 x 250",
  "4 m x 250 cm",
])("%j leaves doubt", (typed) => {
  expect(readSize(typed)).toBeUndefined();
});

test("any amount written the Dutch way is read as it was meant", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (hundredths) => {
      const number = hundredths / 100;
      const typed = number.toLocaleString("nl-NL", { maximumFractionDigits: 2 });
      expect(readSquareMeters(typed)).toBe(number);
    }),
  );
});

test("whatever is typed, the answer is a number above zero or none", () => {
  const typed = fc.stringMatching(/^[0-9xm², .+\-a-e#]{0,40}$/);
  fc.assert(
    fc.property(typed, (text) => {
      expect(readSquareMeters(text) ?? 1).toBeGreaterThanOrEqual(0);
    }),
  );
});
