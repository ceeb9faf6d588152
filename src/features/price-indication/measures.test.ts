import { expect, test } from "vitest";
import { squareMetresOf } from "./measures";

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
