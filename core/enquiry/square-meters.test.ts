import { expect, test } from "vitest";
import { readSize } from "./square-meters.ts";

test.each([
  ["48", 48],
  ["48,5", 48.5],
  ["48.5", 48.5],
  ["1.250", 1_250],
  ["12.345,67", 12_345.67],
  ["\u200b24\u00a0m²\ufeff", 24],
  ["٤٨", 48],
  ["۴۸٫۵ m²", 48.5],
  ["24 vierkante meter", 24],
])("%j is the number %d", (typed, squareMeters) => {
  expect(readSize(typed)).toEqual({ squareMeters, isNumber: true });
});

test.each([
  ["4x6", 24],
  ["4 × 6 m", 24],
  ["6 bij 4", 24],
  ["4,5 bij 2,60 meter", 11.7],
])("of %j is made %s", (typed, squareMeters) => {
  expect(readSize(typed)).toEqual({ squareMeters, isNumber: false });
});

test.each([
  "",
  "0",
  "ongeveer twaalf",
  "24 - 30",
  "3 slaapkamers",
  "4 x",
  "2 x 4 x 6",
  "2,60 m hoog",
  "400 x 260",
  "4 m x 250 cm",
])("%j leaves doubt", (typed) => {
  expect(readSize(typed)).toBeUndefined();
});
