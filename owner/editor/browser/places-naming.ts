import { valueIn } from "#owner/editor/file/file-format.ts";
import { fileLabel } from "#owner/editor/form/breadcrumbs.ts";
import type { EditorConfig } from "#owner/editor/form/current-config.ts";
import { removable } from "#owner/editor/page/removal-path.ts";
import { removeEntries } from "#owner/removal/remove-entries.ts";
import { contentOf, knownTexts } from "./known-texts.ts";

/** The form that was asked about last. What names its entry hardly changes while it is open. */
let asked: { path: string; places: Promise<string[]> } | undefined;

async function find(config: EditorConfig, path: string): Promise<string[]> {
  const texts = await knownTexts(config.hasPreviews);
  if (!texts.has(path)) {
    return [];
  }
  const others = removeEntries(contentOf(config, texts).files, [path]).keys();
  return [...others]
    .filter((other) => other !== path)
    .map((other) => fileLabel(config, other, valueIn(texts.get(other) ?? "")));
}

/** Where an entry of a folder is named, such as a review at a project. */
export function placesNaming(config: EditorConfig, path: string): Promise<string[]> {
  if (!removable.test(path)) {
    return Promise.resolve([]);
  }
  if (asked?.path !== path) {
    asked = { path, places: find(config, path) };
  }
  return asked.places;
}
