import { expect, test } from "vitest";
import { factFiles } from "#data/fact-files.ts";
import { changedContent, parsedFile } from "#tests/support/changed-content.ts";
import { businessFields } from "./business-schema.ts";

const file = factFiles.business.path;
const { phoneInternational: _, ...firm } = parsedFile(file);
const monday = { days: "Maandag", weekdays: ["Monday"] };

test.each([
  [{ phone: "050 - 123 45 67" }, "+31501234567"],
  [{ phone: "050 - 123 45 67", phoneInternational: "+31501234567" }, "+31501234567"],
  [{ phone: "0900-12345", phoneInternational: "+3190012345" }, "+3190012345"],
])("with %j, a phone dials %s", (fields, number) => {
  const content = changedContent({ [file]: { ...firm, ...fields } });
  expect(content.load(factFiles.business).phoneInternational).toBe(number);
});

const { openingHours } = businessFields.shape;
test.each([
  ["8", "17u", ["08:00", "17:00"]],
  ["8.30 uur", "17:15", ["08:30", "17:15"]],
  ["half 9", "17:00", undefined],
  ["8:61", "17:00", undefined],
  ["25", "17:00", undefined],
  ["8", "5", undefined],
])("from %s to %s is read as %j", (opens, closes, times) => {
  const [day] = openingHours.safeParse([{ ...monday, opens, closes }]).data ?? [];
  expect(day && [day.opens, day.closes]).toEqual(times);
});
