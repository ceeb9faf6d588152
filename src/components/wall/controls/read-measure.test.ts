import { expect, test } from "vitest";
import { readMeasure } from "./read-measure.ts";

test.each([
  ["2,6", 260],
  ["2.60 m", 260],
  [" 4 ", 400],
  ["49", 4_900],
  ["2600", 260_000],
  ["60 m", 6_000],
])("%j is read as metres", (typed, centimetres) => {
  const measure = readMeasure(typed);
  expect(measure?.centimetres).toBeCloseTo(centimetres);
  expect(measure?.isGuess).toBe(false);
});

test.each([
  ["260", 260, true],
  ["50", 50, true],
  ["1250", 1_250, true],
  ["45 cm", 45, false],
])("%j is read as centimetres", (typed, centimetres, isGuess) => {
  expect(readMeasure(typed)).toEqual({ centimetres, isGuess });
});

test.each(["", "twee", "2,6,0", "-2", "2 x 3"])("%j is no measure", (typed) => {
  expect(readMeasure(typed)).toBeUndefined();
});
