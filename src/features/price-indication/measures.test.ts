import fc from "fast-check";
import { expect, test } from "vitest";
import { parseNumber, squareMetresOf } from "./measures";

test.each([
  ["48", 48],
  ["48,5", 48.5],
  ["48.5", 48.5],
  [" 48 m² ", 48],
  ["48m2", 48],
  ["2,6 m", 2.6],
  ["1.250", 1250],
  ["1.250,5", 1250.5],
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
      expect(parseNumber(number.toLocaleString("nl-NL", { maximumFractionDigits: 2 }))).toBe(number);
    }),
  );
});

const room = { length: 5, width: 4, height: 2.6 };

test("a room of 5 by 4 by 2.6 metres", () => {
  expect(squareMetresOf("walls", room)).toBe(46.8);
  expect(squareMetresOf("ceiling", room)).toBe(20);
  expect(squareMetresOf("room", room)).toBe(66.8);
  expect(squareMetresOf("walls", { ...room, openings: 4.3 })).toBe(42.5);
});

test("a facade is one wall, less its windows", () => {
  expect(squareMetresOf("facade", { width: 6, height: 5.5, openings: 8 })).toBe(25);
});

test("as long as a measure is missing there is no area", () => {
  expect(squareMetresOf("walls", { length: 5, width: 4 })).toBeUndefined();
  expect(squareMetresOf("none", room)).toBeUndefined();
});

test("openings larger than the wall leave no area", () => {
  expect(squareMetresOf("facade", { width: 2, height: 2, openings: 5 })).toBeUndefined();
});
