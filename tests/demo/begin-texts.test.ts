import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { contentIssues } from "#data/check.ts";
import { business } from "#data/firm/business.ts";
import { openContent } from "#data/open-content.ts";
import { onDisk, withChanges } from "#data/reading/files.ts";
import { readAnswers } from "#owner/begin/answers.ts";
import { otherTexts } from "#owner/begin/other-texts.ts";
import { changesOf } from "#owner/begin/write-answers.ts";
import { allTexts } from "#owner/editor/file/text-files.ts";

// The texts for a new firm replace those of this demonstration, so each has to find its place here.
test.each(["every", "alone", "team", "both", "plaster", "paint"])(
  "each text in %s.yaml has a place in the demonstration",
  (name) => {
    const missing: string[] = [];
    otherTexts(onDisk(), name, (place) => missing.push(place));
    expect(missing).toEqual([]);
  },
);

/** Words of the demonstration: its name, places, people and figures. */
const { name, city, serviceArea, places = [], people, phone } = business.data;
const invented = [name, city, serviceArea, phone, ...places, ...people.map((one) => one.firstName)];
const ofTheFirm = new RegExp(
  `\\b(${[...invented, "Schiedam", "Ridderkerk", "Blijdorp", "Delfshaven", "2008"].join("|")})\\b`,
);

const firms = globSync("tests/firms/*/answers.yaml");
test.each(firms)("nothing of the demonstration is left for %s", (file) => {
  const read = readAnswers(parse(readFileSync(file, "utf8")), file);
  if ("mistakes" in read) {
    throw new Error(read.mistakes.join("\n"));
  }
  const files = withChanges(onDisk(), changesOf(onDisk(), read.answers));
  expect(contentIssues(openContent(files))).toEqual([]);
  const left = Object.keys(allTexts()).flatMap((path) => {
    const lines = (files.read(path) ?? "").split("\n");
    return lines.filter((line) => !line.trimStart().startsWith("#") && ofTheFirm.test(line));
  });
  expect(left).toEqual([]);
});
