import { expect, test } from "vitest";
import { factFiles } from "#data/fact-files.ts";
import { changedContent, mistakesIn, parsedFile } from "#tests/support/changed-content.ts";

const file = factFiles.business.path;
const { phoneInternational: _, ...firm } = parsedFile(file);
const withPhone = (fields: object) => changedContent({ [file]: { ...firm, ...fields } });

test.each([
  [{ phone: "050 - 123 45 67" }, "+31501234567"],
  [{ phone: "050 - 123 45 67", phoneInternational: "+31501234567" }, "+31501234567"],
  [{ phone: "0900-12345", phoneInternational: "+3190012345" }, "+3190012345"],
])("with %j, a phone dials %s", (fields, number) => {
  expect(withPhone(fields).load(factFiles.business).phoneInternational).toBe(number);
});

test.each([
  [
    { phone: "06-12345678", phoneInternational: "+31501234567" },
    "is not +31612345678, the number of 06-12345678 — leave it out; it is worked out",
  ],
  [
    { phone: "0900-12345" },
    "does not follow from the phone — write it with + and the country's code, as in +31101234567",
  ],
])("%j is refused", (fields, mistake) => {
  expect(mistakesIn(withPhone(fields), file)).toEqual([`${file} › phoneInternational: ${mistake}`]);
});

test.each([
  [
    { mainColour: "#ff7a00" },
    "mainColour: white letters on it cannot be read well — write #b25500",
  ],
  [
    { accentColour: "#12151c" },
    "accentColour: dark letters on it cannot be read well — write #7d7e82",
  ],
  [{ mainColour: "blauw" }, /^mainColour: .*write # and six digits or letters, as in #1b3fd6/],
])("%j is refused, with what to write", (colour, mistake) => {
  const changed = changedContent({ [file]: { ...firm, ...colour } });
  const [found = ""] = mistakesIn(changed, file);
  expect(found.replace(`${file} › `, "")).toEqual(
    typeof mistake === "string" ? mistake : expect.stringMatching(mistake),
  );
});
