import { contentWarnings } from "#data/check.ts";
import { writeEntry } from "#owner/editor/file/file-format.ts";
import type { EditorConfig } from "#owner/editor/form/current-config.ts";
import { dutchFor } from "#owner/editor/form/issues.ts";
import { formatFor } from "#owner/editor/formats.ts";
import { contentOf, knownTexts } from "./known-texts.ts";
import { chosenPhotoAdvice } from "./new-photos.ts";

/**
 * What would not look good in an entry, in Dutch, with what to do. It can be saved all the same.
 */
export async function adviceFor(
  config: EditorConfig,
  path: string,
  data: Record<string, unknown>,
): Promise<string[]> {
  const before = await knownTexts(config.isBesideSite);
  const after = new Map([...before, [path, writeEntry(formatFor(config.formats, path), data)]]);
  const inDutch = dutchFor(config, after);

  // The place of a warning is a field of this file, or the folder of this file.
  const own = contentWarnings(contentOf(config, after)).filter(({ place }) =>
    path.startsWith(place.split(" › ")[0] ?? ""),
  );
  const ofPhotos = (await chosenPhotoAdvice(data)).map((advice) => `De foto die u koos: ${advice}`);
  return [...ofPhotos, ...own.map(inDutch)];
}
