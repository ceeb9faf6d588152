import { mistakesInEntry } from "../check-files.ts";
import { carrying, savedValue, sourceOf, tidy, writeEntry } from "../file-format.ts";
import { type EditorConfig, formatFor } from "../formats.ts";
import type { KnownFiles } from "../known-files.ts";
import { fieldName } from "../place-names.ts";
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
  const value = savedValue(format.schema, data);
  const text = writeEntry(format, data);
  const mistakes = mistakesInEntry(config, format, data);
  refuse(
    mistakes.map(({ path: place, sentence }) => `${fieldName(config, path, place, value)}: ${sentence}`),
  );
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

// The one way Sveltia has for refusing: it shows the cause below a sentence of its own.
function refuse(sentences: readonly string[]): void {
  if (sentences.length > 0) throw new Error("saving_failed", { cause: new Error(sentences.join("\n")) });
}
