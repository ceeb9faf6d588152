import { expect, test } from "vitest";
import { readMeasure } from "./Measures.tsx";

test.each([
  ["2,6", 260],
  ["2.60 m", 260],
  [" 4 ", 400],
  // Only centimetres can be meant.
  ["260", 260],
  ["45 cm", 45],
])("%j is %i cm", (typed, centimetres) => {
  expect(readMeasure(typed)).toBeCloseTo(centimetres);
});

test.each(["", "twee", "2,6,0", "-2", "2 x 3"])("%j is no measure", (typed) => {
  expect(readMeasure(typed)).toBeUndefined();
});
