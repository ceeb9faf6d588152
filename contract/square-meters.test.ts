import fc from "fast-check";
import { expect, test } from "vitest";
import { parseNumber } from "./square-meters.ts";

test.each([
  ["48.5", 48.5],
  [" 48 m² ", 48],
  ["\u200b48\u00a0m²\ufeff", 48],
  ["４８", 48],
  ["48m2", 48],
  ["2,6 m", 2.6],
  ["1.25", 1.25],
])("%j is read as %d", (text, number) => {
  expect(parseNumber(text)).toBe(number);
});

test.each(["", "0", "-5", "veel", "4 x 5", "48,5,5", "1e3", "Infinity"])(
  "%j is no number of metres",
  (text) => {
    expect(parseNumber(text)).toBeUndefined();
  },
);

test("any amount written the Dutch way is read as it was meant", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999 }), (hundredths) => {
      const number = hundredths / 100;
      expect(parseNumber(number.toLocaleString("nl-NL", { maximumFractionDigits: 2 }))).toBe(
        number,
      );
    }),
  );
});
