/** Files that the editor has read or saved since its page was opened, by their paths. */
const ownTexts = new Map<string, string>();

/** Notes a text that the editor has read or is about to save. */
export function noteText(path: string, text: string): void {
  ownTexts.set(path, text);
}

export type Texts = ReadonlyMap<string, string>;

/** All texts of the website, as far as the editor's page can know them, by their paths. */
export async function knownTexts(isBesideSite: boolean): Promise<Texts> {
  const response = await fetch("/beheer/texts.json", { cache: "no-store" });
  if (!response.ok) {
    throw new Error("De controle kan de website niet bereiken. Probeer het zo nog eens.");
  }
  const texts = Object.entries((await response.json()) as Record<string, string>);
  // Beside a running site they are those on disk, which somebody else may have changed since.
  return isBesideSite ? new Map(texts) : new Map([...texts, ...ownTexts]);
}
