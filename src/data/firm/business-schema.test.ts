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
    "Bij 06-12345678 hoort +31612345678. Laat dit leeg: de website werkt het zelf uit.",
  ],
  [
    { phone: "0900-12345" },
    "Dit volgt niet uit het telefoonnummer. Schrijf het met + en de landcode, zoals +31101234567.",
  ],
])("%j is refused", (fields, mistake) => {
  expect(mistakesIn(withPhone(fields), file)).toEqual([`${file} › phoneInternational: ${mistake}`]);
});

test.each([
  [{ mainColour: "#ff7a00" }, /^mainColour: Witte letters .* #b25500\.$/],
  [{ accentColour: "#12151c" }, /^accentColour: Donkere letters .* #7d7e82\.$/],
  [{ mainColour: "blauw" }, /^mainColour: Dit heeft niet de vorm/],
])("%j is refused, with what to write", (colour, mistake) => {
  const changed = changedContent({ [file]: { ...firm, ...colour } });
  const [found = ""] = mistakesIn(changed, file);
  expect(found.replace(`${file} › `, "")).toMatch(mistake);
});
