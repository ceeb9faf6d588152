import { expect, test } from "vitest";
import { businessFields } from "./business-schema.ts";

const { openingHours } = businessFields.shape;
const monday = { days: "Maandag", weekdays: ["Monday"] };

test.each([
  ["8", "17u", "08:00", "17:00"],
  ["8.30 uur", "17:15", "08:30", "17:15"],
])("from %s to %s is read", (opens, closes, from, until) => {
  expect(openingHours.parse([{ ...monday, opens, closes }])).toEqual([
    { ...monday, opens: from, closes: until },
  ]);
});

test.each([
  ["half 9", "17:00"],
  ["8:61", "17:00"],
  ["25", "17:00"],
  ["8", "5"],
])("from %s to %s is refused", (opens, closes) => {
  expect(openingHours.safeParse([{ ...monday, opens, closes }]).success).toBe(false);
});
