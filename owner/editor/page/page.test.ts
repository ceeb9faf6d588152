import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { sentenceFor } from "#editor/browser/status-line.ts";
import { digest } from "#editor/file/status.ts";
import { dutchStrings, type Strings } from "./dutch.ts";

const library = dirname(createRequire(import.meta.url).resolve("@sveltia/cms"));
const read = (language: string): Strings =>
  JSON.parse(readFileSync(join(library, "../locales", `${language}.json`), "utf8"));
const english = read("en-US");
const dutch = dutchStrings(read("nl"));

/** What an owner cannot meet: mistakes in the configuration, and what the website does not use. */
const unseen = /^(config|cloud_storage|workflow|status|open_authoring)\.|folder/;

function flat(strings: Strings, above = ""): [string, string][] {
  return Object.entries(strings).flatMap(([key, value]) =>
    typeof value === "string" ? [[above + key, value]] : flat(value, `${above}${key}.`),
  );
}

test("every text of the editor that an owner can meet is in Dutch", () => {
  const translated = new Map(flat(dutch));
  const missing = flat(english).filter(([key]) => !unseen.test(key) && !translated.has(key));
  expect(missing, "add these to owner/editor/page/words.yaml").toEqual([]);
  // An owner's words in the place of the library's.
  expect(dutch.work_with_local_repo).toBe("Teksten wijzigen");
});

const since = "2026-06-12T12:05:00Z";
const at = Date.parse("2026-06-12T12:10:00Z");
const refused = { since, texts: ["d4"], why: ["Home › Kop: is leeg."] };

test.each([
  ["nothing was saved here", undefined, {}, /\d\d[:.]05\.$/],
  ["the site has it", "a1", {}, /Uw laatste wijziging staat online\.$/],
  ["it is on its way", "d4", {}, /Uw laatste wijziging wordt nu geplaatst/],
  ["it was refused", "d4", { refused }, /niet geplaatst\. Home › Kop: is leeg\.$/],
  ["a later site was made without it", "d4", { since: "2026-06-12T12:30:00Z" }, /staat online\.$/],
])("says when %s", (_, saved, status, sentence) => {
  const save = saved === undefined ? undefined : { digest: saved, at };
  expect(sentenceFor({ since, texts: ["a1", "b2"], ...status }, save)).toMatch(sentence);
});

test("recognises a text with other line breaks", async () => {
  expect(await digest("a: 1\r\nb: 2\n\n")).toBe(await digest("a: 1\nb: 2"));
  expect(await digest("a: 1")).not.toBe(await digest("a: 2"));
});
