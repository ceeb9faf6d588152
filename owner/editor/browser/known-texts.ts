import { descriptionsBeside } from "@contractor/core/content-refs.ts";
import { type Content, openContent } from "@contractor/core/open-content.ts";
import { inMemory } from "@contractor/core/reading/files.ts";
import type { EditorConfig } from "#editor/form/current-config.ts";

/** The files that the editor has read or saved since its page was opened, by their paths. */
const ownTexts = new Map<string, string>();

/** Stores a text that the editor has read or is about to save. */
export function noteText(path: string, text: string): void {
  ownTexts.set(path, text);
}

export type Texts = ReadonlyMap<string, string>;

/** All texts of the website that the editor's page can know, by their paths. */
export async function knownTexts(isBesideSite: boolean): Promise<Texts> {
  const response = await fetch("/beheer/texts.json", { cache: "no-store" });
  if (!response.ok) {
    throw new Error("De controle kan de website niet bereiken. Probeer het zo nog eens.");
  }
  const texts = Object.entries((await response.json()) as Record<string, string>);
  // On a running site these are the texts on disk, which somebody else may have changed.
  return isBesideSite ? new Map(texts) : new Map([...texts, ...ownTexts]);
}

/**
 * The content that has these texts. A photograph exists if a text describes it, or if it was chosen
 * just now; drawings cannot be added in the editor.
 */
export function contentOf(
  { drawings }: Pick<EditorConfig, "drawings">,
  texts: Texts,
  chosenPhotos: readonly string[] = [],
): Content {
  const { raw } = openContent(inMemory(new Map(texts)));
  const described = [
    ...Object.keys(raw.data("content/photos.yaml")),
    ...descriptionsBeside(raw).map(({ photo }) => photo),
  ];
  const pictures = [
    ...[...described, ...chosenPhotos].map((name) => `photos/${name}.jpg`),
    ...drawings.map((name) => `site/public/${name}.svg`),
  ];
  const files = new Map([...pictures.map((path) => [path, ""] as const), ...texts]);
  return openContent(inMemory(files));
}
