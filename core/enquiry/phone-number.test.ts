import { expect, test } from "vitest";
import { internationalNumber, readPhoneNumber } from "./phone-number.ts";

test.each([
  ["06.12.34.56.78", "0612345678"],
  ["(010) 123 45 67", "0101234567"],
  ["06 \u2212 12\u00a034 56 78", "0612345678"],
  ["\u202a+31\u00a06\u00a012345678\u202c", "+31612345678"],
  ["+31 (0)10 - 123 45 67", "+31101234567"],
  ["0031 (0)10 123 45 67", "0031101234567"],
  ["+31 06 12345678", "+31612345678"],
  ["٠١٠-١٢٣٤٥٦٧", "0101234567"],
  ["۰۶ ۱۲۳۴۵۶۷۸", "0612345678"],
  ["31612345678", "+31612345678"],
  // The first complete one of several.
  ["06-1234567 / 06-12345678", "0612345678"],
  ["06-12345678 of +31 10 1234567", "0612345678"],
  ["010-1234567/68", "0101234567"],
  // Among words.
  ["na 18 uur: 06-12345678", "0612345678"],
  ["010-1234567 toestel 12", "0101234567"],
  // Of other countries.
  ["+32 (0)475 12.34.56", "+32475123456"],
  ["0049 170 1234567", "00491701234567"],
  ["+39 06 1234 5678", "+390612345678"],
])("%j is dialled as %s", (typed, number) => {
  expect(readPhoneNumber(typed)).toBe(number);
});

test.each([
  "bel na zessen",
  "javascript:alert(1)",
  "06-1234567",
  "06 12 34 56 78 9",
  "06-1234567o",
  "06123456780687654321",
  "+31 6 1234567",
  "+31 00 12345678",
  "32475123456",
])("%j has no number that can be dialled for sure", (typed) => {
  expect(readPhoneNumber(typed)).toBeUndefined();
});

test.each([
  ["010 - 123 45 67", "+31101234567"],
  ["0032 475 12 34 56", "+32475123456"],
  ["0900-1234", undefined],
])("%j is dialled from abroad as %s", (typed, number) => {
  expect(internationalNumber(typed)).toBe(number);
});
