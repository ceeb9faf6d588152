import { mistakesIn } from "./check.ts";
import { formValue, readEntry, savedValue, writeEntry } from "./file-format.ts";
import { type EditorConfig, type Format, formatFor } from "./formats.ts";
import { KnownFiles } from "./known-files.ts";
import type { Mistake } from "./mistakes.ts";
import { fieldName, fileName } from "./place-names.ts";
import { repeatedNames } from "./repeated.ts";
import { unknownTokens, unknownTokensInText, withFacts } from "./tokens.ts";

/** What is wrong with the values of a form by themselves: what the schema refuses, names twice, unknown {names}. */
export function mistakesInEntry(
  config: EditorConfig,
  format: Format,
  entry: Record<string, unknown>,
): Mistake[] {
  const { schema } = format;
  const value = savedValue(schema, entry);
  const facts = Object.keys(config.facts);
  return [
    // As long as it is on the page.
    ...mistakesIn(schema, withFacts(value, config.facts)),
    ...repeatedNames(schema, formValue(entry)),
    ...unknownTokens(schema, value, facts),
    ...unknownTokensInText(format, writeEntry(format, entry), facts),
  ];
}

/** What the editor would have refused in these files, by their paths: where it is found there, and what to write. */
export function mistakesInFiles(config: EditorConfig, texts: ReadonlyMap<string, string>): string[] {
  const known = new KnownFiles();
  const entries = [...texts].map(([path, text]) => {
    const format = formatFor(config.formats, path);
    const entry = readEntry(format, text);
    const value = savedValue(format.schema, entry);
    known.note(format, value, text);
    return { path, format, entry, value, text, name: fileName(config, path, value) };
  });
  return entries.flatMap(({ path, format, entry, value, text, name }) => [
    ...mistakesInEntry(config, format, entry).map(
      (mistake) => `${name} › ${fieldName(config, path, mistake.path, value)}: ${mistake.sentence}`,
    ),
    ...known.refusals(format, value, text, text).map((sentence) => `${name}: ${sentence}`),
  ]);
}
