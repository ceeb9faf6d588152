import { globSync, readFileSync } from "node:fs";
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

/** Amounts that are no prices of work: budgets to choose from, and what an insurer pays. */
const isNoPrice = (line: string) => /^ +[\w-]*\d[\w-]*: |^insurance: |^ *#/.test(line);

test("no text has an amount that somebody typed", () => {
  const lines = globSync("content/**/*.{yaml,md}").flatMap((file) =>
    readFileSync(file, "utf8").split("\n"),
  );
  const typed = lines.filter((line) => /€\s*\d/.test(line));
  expect(typed.filter((line) => !isNoPrice(line))).toEqual([]);
});
