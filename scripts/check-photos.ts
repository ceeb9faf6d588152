import { globSync, lstatSync } from "node:fs";
import { basename } from "node:path";
import { openPicture } from "@contractor/core/facts/photos/open-picture.ts";
import type { Issue } from "@contractor/core/reading/issues.ts";
import { isLink } from "@contractor/core/reading/source.ts";

const narrowest = 1200;
const narrowestUpright = 600;
const widest = 5000;
const mostBytes = 10_000_000;

const unreadablePhoto =
  "Deze foto is niet te lezen: het bestand is leeg, afgebroken of geen JPEG. Open de foto en bewaar hem opnieuw als JPEG.";

/**
 * Why a photograph of this size, as it is shown, would not look good, and what to do; undefined
 * when it would. A portrait is shown upright, for example.
 */
function photoAdvice(
  { width, height, bytes }: Record<"width" | "height" | "bytes", number>,
  isShownUpright: boolean,
): string | undefined {
  const least = isShownUpright ? narrowestUpright : narrowest;
  if (width < least) {
    return `Deze foto is ${width} beeldpunten breed en wordt groot onscherp. Neem er een van ten minste ${least}.`;
  }
  if (height > width && !isShownUpright) {
    return "Deze foto staat rechtop; pagina's laten alleen het midden zien. Neem een liggende foto. Alleen een portret, of een foto voor telefoons, mag rechtop.";
  }
  if (width > widest || bytes > mostBytes) {
    const megabytes = Math.ceil(bytes / 1_000_000);
    return `Deze foto is groter dan nodig (${width} beeldpunten breed, ${megabytes} MB). Bewaar hem met ten hoogste ${widest} beeldpunten.`;
  }
  return undefined;
}

/** The mistake in a photograph, or the advice about it. */
async function issueOf(place: string, isShownUpright: boolean): Promise<Issue | undefined> {
  const stats = lstatSync(place);
  if (stats.isSymbolicLink()) {
    return { place, message: isLink };
  }
  try {
    const photo = openPicture(place);
    const { autoOrient } = await photo.metadata();
    // The whole file has to be read: the beginning of a photograph that was cut off looks right.
    await photo.resize(16).raw().toBuffer();
    const message = photoAdvice({ ...autoOrient, bytes: stats.size }, isShownUpright);
    return message === undefined ? undefined : { place, message };
  } catch {
    return { place, message: unreadablePhoto };
  }
}

/**
 * The photographs in a folder that cannot be read (`mistakes`), and those that would not look good
 * (`warnings`). `upright` are shown upright.
 */
export async function checkPhotos(
  folder: string,
  upright: ReadonlySet<string> = new Set(),
): Promise<{ mistakes: Issue[]; warnings: Issue[] }> {
  const found = globSync(`${folder}/*.jpg`)
    .sort()
    .map(async (place): Promise<Issue[]> => {
      const issue = await issueOf(place, upright.has(basename(place, ".jpg")));
      return issue ? [issue] : [];
    });
  const issues = (await Promise.all(found)).flat();
  const { mistakes = [], warnings = [] } = Object.groupBy(issues, ({ message }) =>
    [isLink, unreadablePhoto].includes(message) ? "mistakes" : "warnings",
  );
  return { mistakes, warnings };
}
