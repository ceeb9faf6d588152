import { globSync, lstatSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import type { Finding, Issue } from "#data/reading/issues.ts";
import { photoAdvice } from "#data/reading/photo-advice.ts";

/** The mistake in a photograph, or the advice about it. */
async function findingAbout(place: string, isShownUpright: boolean): Promise<Finding | undefined> {
  const stats = lstatSync(place);
  if (stats.isSymbolicLink()) {
    return { code: "isLink", values: {} };
  }
  try {
    const photo = sharp(place);
    const { autoOrient } = await photo.metadata();
    // The whole file has to be read: the beginning of a photograph that was cut off looks right.
    await photo.resize(16).raw().toBuffer();
    return photoAdvice({ ...autoOrient, bytes: stats.size }, isShownUpright);
  } catch {
    return { code: "unreadablePhoto", values: {} };
  }
}

/**
 * The photographs in a folder that cannot be read (`mistakes`), and those that would not look good
 * (`warnings`). `upright` are shown upright.
 */
export async function checkPhotos(
  folder = "photos",
  upright: ReadonlySet<string> = new Set(),
): Promise<{ mistakes: Issue[]; warnings: Issue[] }> {
  const found = globSync(`${folder}/*.jpg`)
    .sort()
    .map(async (place): Promise<Issue[]> => {
      const finding = await findingAbout(place, upright.has(basename(place, ".jpg")));
      return finding ? [{ ...finding, place }] : [];
    });
  const issues = (await Promise.all(found)).flat();
  const { mistakes = [], warnings = [] } = Object.groupBy(issues, ({ code }) =>
    code === "unreadablePhoto" || code === "isLink" ? "mistakes" : "warnings",
  );
  return { mistakes, warnings };
}
