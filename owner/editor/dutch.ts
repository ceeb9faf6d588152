import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { isRecord } from "./values.ts";

/** A language of Sveltia: texts, or groups of them. */
export interface Strings {
  [key: string]: string | Strings;
}

const words = z
  .record(z.string(), z.string())
  .parse(parse(readFileSync("owner/editor/words.yaml", "utf8")));

const afterPronoun =
  "aan|alle|de|deze|dit|GitHub|handmatig|hebt|het|kunt|maakt|mag|moet|niet|nu|wilt|wijzigt";

/** From "je" to the formal "u" of this website. Before a thing of the reader, it becomes "uw". */
const formal: readonly (readonly [RegExp, string])[] = [
  [/\b(Weet|Kunt|Moet|weet|kunt|moet|hebt) je\b/g, "$1 u"],
  [/\bWil je\b/g, "Wilt u"],
  [new RegExp(`\\bje (?=(${afterPronoun})\\b)`, "g"), "u "],
  [new RegExp(`\\bJe (?=(${afterPronoun}|bekijkt|bewerkt|gebruikt)\\b)`, "g"), "U "],
  [/\b(je|jouw)\b/g, "uw"],
  [/\b(Je|Jouw)\b/g, "Uw"],
];

const formally = (text: string) =>
  formal.reduce((result, [informal, instead]) => result.replace(informal, instead), text);

/** Puts one text in a language, at a path such as "save_conflict.title". */
function put(strings: Strings, [key = "", ...inner]: readonly string[], text: string): Strings {
  const group = strings[key];
  const within = isRecord(group) ? (group as Strings) : {};
  return { ...strings, [key]: inner.length === 0 ? text : put(within, inner, text) };
}

/** Sveltia's Dutch, with the owner's own words in the place of the library's. */
export function dutchStrings(library: Strings): Strings {
  let own = library;
  for (const [path, text] of Object.entries(words)) {
    own = put(own, path.split("."), text);
  }
  return formalTexts(own);
}

const formalTexts = (strings: Strings): Strings =>
  Object.fromEntries(
    Object.entries(strings).map(([key, value]) => [
      key,
      typeof value === "string" ? formally(value) : formalTexts(value),
    ]),
  );
