import { expect, test } from "vitest";
import { sumsOf } from "./sums.ts";

test("VAT is worked out for each percentage, so that the cents of lines do not add up", () => {
  const line = (amount: number, vatPercent: number) => ({ amount, vatPercent });
  // By itself, a line of € 10,05 has € 0,9045, and two of them € 1,80.
  expect(sumsOf([line(10.05, 9), line(10.07, 21), line(10.05, 9), line(10.07, 21)])).toEqual({
    excludingVat: 40.24,
    vat: [
      { percent: 9, amount: 1.81 },
      { percent: 21, amount: 4.23 },
    ],
    includingVat: 46.28,
  });
});
