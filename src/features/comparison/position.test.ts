import { expect, test } from "vitest";
import { positionAt } from "./position";

test("the pointer's place in the picture, in whole percents", () => {
  expect(positionAt(150, 100, 200)).toBe(25);
  expect(positionAt(151, 100, 200)).toBe(26);
});

test("never outside the picture", () => {
  expect(positionAt(0, 100, 200)).toBe(0);
  expect(positionAt(900, 100, 200)).toBe(100);
});

test("half way when the picture has no width yet", () => {
  expect(positionAt(10, 0, 0)).toBe(50);
});
