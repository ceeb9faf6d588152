import type { Collection, Field } from "@sveltia/cms";
import { mistakesIn } from "../check.ts";
import { carrying, formValue, savedValue, sourceOf, tidy, writeEntry } from "../file-format.ts";
import { type EditorConfig, formatFor } from "../formats.ts";
import type { KnownFiles } from "../known-files.ts";
import type { Mistake } from "../mistakes.ts";
import { repeatedNames } from "../repeated.ts";
import { unknownTokens, unknownTokensInText } from "../tokens.ts";
import { textOnDisk } from "./disk.ts";

/** What Sveltia gives to who listens to saving: an immutable map. */
interface SavedEntry {
  get(key: "path"): string;
  get(key: "data"): { toJS(): Record<string, unknown> };
  mergeIn(path: string[], values: object): this;
}

/**
 * Stops a save with a Dutch sentence for each thing that is wrong: what a schema refuses, an unknown {name}, a photograph
 * that nobody described, a file that somebody else changed meanwhile, a second entry with the address of another.
 * Nothing is written then. Otherwise the entry carries the text that it is saved as, for the next save to start from.
 */
export async function refuseWrongEntry<Entry extends SavedEntry>(
  config: EditorConfig,
  known: KnownFiles,
  entry: Entry,
): Promise<Entry> {
  const path = entry.get("path");
  const data = entry.get("data").toJS();
  const format = formatFor(config.formats, path);
  const { schema } = format;
  const value = savedValue(schema, data);
  const fields = fieldsOf(config, format.name);
  const text = writeEntry(format, data);
  const mistakes = [
    ...mistakesIn(schema, value),
    ...repeatedNames(schema, formValue(data)),
    ...unknownTokens(schema, value, config.facts),
    ...unknownTokensInText(format, text, config.facts),
  ];
  refuse(mistakes.map(({ path: place, sentence }) => `${placeOf(fields, place)}: ${sentence}`));
  const source = sourceOf(data);
  refuse(known.refusals(format, value, text, source));

  const onDisk = await textOnDisk(path);
  if (onDisk !== undefined && tidy(onDisk) !== source) {
    refuse([
      source === undefined
        ? "Er bestaat al een onderdeel met deze naam. Kies een andere."
        : "Dit bestand is gewijzigd sinds u het opende. Kopieer wat u hebt getypt en laad deze pagina opnieuw.",
    ]);
  }
  known.note(format, value, text, source);
  return entry.mergeIn(["data"], carrying(text));
}

type AnyField = Field & { fields?: AnyField[]; field?: AnyField };

/** The form of the files that are kept in this format. */
function fieldsOf({ cms }: EditorConfig, format: string): AnyField[] {
  const all = (cms.collections ?? []) as (Collection & { files?: { format?: string; fields: Field[] }[] })[];
  const forms = all.flatMap(
    (collection) => collection.files ?? [collection as { format?: string; fields: Field[] }],
  );
  return (forms.find((form) => form.format === format)?.fields ?? []) as AnyField[];
}

/** The way to a field in words, "Eerste scherm › Kop", with numbers for entries of a list. */
function placeOf(fields: readonly AnyField[], path: Mistake["path"]): string {
  let inner: readonly AnyField[] = fields;
  const words = path.map((key) => {
    if (typeof key === "number") return String(key + 1);
    const field = inner.find(({ name }) => name === key);
    inner = field?.fields ?? (field?.field ? [field.field] : inner);
    return field?.label ?? key;
  });
  return words.join(" › ") || "Het geheel";
}

// The one way Sveltia has for refusing: it shows the cause below a sentence of its own.
function refuse(sentences: readonly string[]): void {
  if (sentences.length > 0) throw new Error("saving_failed", { cause: new Error(sentences.join("\n")) });
}
