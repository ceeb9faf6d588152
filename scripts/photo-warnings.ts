import { globSync, statSync } from "node:fs";
import { basename } from "node:path";
import sharp from "sharp";
import type { Issue } from "#data/reading/issues.ts";
import { photoAdvice } from "#data/reading/photo-advice.ts";

/** Warnings about photographs in a folder that would not look good. `upright` are shown upright. */
export async function photoWarnings(
  folder = "photos",
  upright: ReadonlySet<string> = new Set(),
): Promise<Issue[]> {
  const found = globSync(`${folder}/*.jpg`)
    .sort()
    .map(async (place): Promise<Issue[]> => {
      const { autoOrient } = await sharp(place).metadata();
      const size = { ...autoOrient, bytes: statSync(place).size };
      const finding = photoAdvice(size, upright.has(basename(place, ".jpg")));
      return finding ? [{ ...finding, place }] : [];
    });
  return (await Promise.all(found)).flat();
}
