import { expect, test } from "vitest";
import { vatPercent, withVat } from "./vat.ts";

test("a price per square metre is worked out to the cent", () => {
  expect(withVat(12.5, 9)).toBe(13.63);
  expect(withVat(60, 9)).toBe(65.4);
  expect(withVat(35, 21)).toBe(42.35);
});

test("the price of a whole job is rounded up to a whole euro", () => {
  expect(withVat(600, 9)).toBe(654);
  expect(withVat(780, 9)).toBe(851);
});

test("a new home pays the high rate, an older one the low", () => {
  expect(vatPercent("newbuild")).toBe(21);
  expect(vatPercent("interior")).toBe(9);
});
