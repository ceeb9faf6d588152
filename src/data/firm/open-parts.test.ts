import { expect, test } from "vitest";
import { openParts } from "./open-parts.ts";

test.each([
  ["08:00", "18:00", ["ochtend", "middag"]],
  ["08:00", "13:00", ["ochtend"]],
  ["08:00", "13:30", ["ochtend", "middag"]],
  ["12:00", "18:00", ["middag"]],
  [undefined, undefined, []],
] as const)("a Saturday from %s to %s has %j", (opens, closes, parts) => {
  const openingHours = [{ days: "Zaterdag", weekdays: ["Saturday" as const], opens, closes }];
  expect(openParts({ openingHours })[6]).toEqual(parts);
});
