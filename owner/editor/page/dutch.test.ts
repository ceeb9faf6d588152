import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
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
});

test("the first screen has an owner's words", () => {
  expect(dutch.work_with_local_repo).toBe("Teksten wijzigen");
});
