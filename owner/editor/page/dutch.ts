import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { parse } from "yaml";
import { z } from "zod";
import { isRecord } from "#editor/formats.ts";

/** A language of Sveltia: texts, or groups of them. */
export interface Strings {
  [key: string]: string | Strings;
}

const words = z
  .record(z.string(), z.string())
  .parse(parse(readFileSync(new URL("words.yaml", import.meta.url), "utf8")));

/** Puts one text in a language, at a path such as "save_conflict.title". */
function put(strings: Strings, [key = "", ...inner]: readonly string[], text: string): Strings {
  const group = strings[key];
  const within = isRecord(group) ? (group as Strings) : {};
  return { ...strings, [key]: inner.length === 0 ? text : put(within, inner, text) };
}

/** Sveltia's Dutch, with the owner's own words in the place of the library's. */
export const dutchStrings = (library: Strings): Strings =>
  Object.entries(words).reduce((own, [path, text]) => put(own, path.split("."), text), library);

/** Puts these words in the library's own Dutch as it is bundled. It has no function for that. */
export const ownWords: Plugin = {
  name: "own-words",
  setup({ onLoad }) {
    onLoad({ filter: /locales[\\/]nl\.json$/ }, async ({ path }) => ({
      contents: JSON.stringify(dutchStrings(JSON.parse(await readFile(path, "utf8")))),
      loader: "json",
    }));
  },
};
