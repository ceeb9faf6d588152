import { expect, test } from "vitest";
import { factFiles } from "#data/fact-files.ts";
import { changedContent, mistakesIn, parsedFile } from "#tests/support/changed-content.ts";
import { businessFields } from "./business-schema.ts";

const file = factFiles.business.path;
const { phoneInternational: _, ...firm } = parsedFile(file);
const monday = { days: "Maandag", weekdays: ["Monday"] };
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
    "phoneInternational: Bij 06-12345678 hoort +31612345678. Laat dit leeg: de website werkt het zelf uit.",
  ],
  [
    { phone: "0900-12345" },
    "phone: Hierin staat geen nummer dat een telefoon kan kiezen. Schrijf het met netnummer, zoals 010-1234567. Een 0900-nummer schrijft u ook bij ‘Telefoonnummer met landcode’, zoals +319001234.",
  ],
  [
    {
      openingHours: [
        { ...monday, opens: "08:00", closes: "12:00" },
        { ...monday, opens: "13:00", closes: "18:00" },
      ],
    },
    "openingHours: Een dag staat in twee regels. Schrijf elke dag in één regel, van de eerste tot de laatste tijd, en noem een pauze bij ‘days’: Maandag (pauze 12–13 uur).",
  ],
])("%j is refused", (fields, mistake) => {
  expect(mistakesIn(withPhone(fields), file)).toEqual([`${file} › ${mistake}`]);
});

test.each([
  [{ mainColour: "#ff7a00" }, /^mainColour: Witte letters .* #b25500\.$/],
  [{ accentColour: "#12151c" }, /^accentColour: Donkere letters .* #7d7e82\.$/],
  [{ mainColour: "E9A23B" }, /^mainColour: Witte letters .* #936625\.$/],
  [{ mainColour: "Groen" }, /^mainColour: Schrijf de code .* groen kan dat #1f7a3d zijn\.$/],
  [{ mainColour: "mooi" }, /^mainColour: Schrijf de code .*, zoals #1b3fd6\.$/],
])("%j is refused, with what to write", (colour, mistake) => {
  const changed = changedContent({ [file]: { ...firm, ...colour } });
  const [found = ""] = mistakesIn(changed, file);
  expect(found.replace(`${file} › `, "")).toMatch(mistake);
});

const { openingHours } = businessFields.shape;
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
