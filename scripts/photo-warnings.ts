import { globSync, statSync } from "node:fs";
import sharp from "sharp";
import type { Issue } from "#data/lib/issues.ts";

const narrowest = 1200;
const widest = 5000;
const mostBytes = 10_000_000;

/** Warnings about photographs that are too small to look good, or larger than the site uses. */
export async function photoWarnings(folder = "photos"): Promise<Issue[]> {
  const found = globSync(`${folder}/*.jpg`)
    .sort()
    .map(async (place): Promise<Issue[]> => {
      const { width = 0 } = await sharp(place).metadata();
      const { size } = statSync(place);
      if (width < narrowest) {
        const message = `is ${width} px wide and looks unsharp where it is large — take one of at least ${narrowest} px`;
        return [{ place, message }];
      }
      if (width > widest || size > mostBytes) {
        const message = `is ${width} px wide and ${Math.ceil(size / 1_000_000)} MB, more than the site shows — save it at ${widest} px or less`;
        return [{ place, message }];
      }
      return [];
    });
  return (await Promise.all(found)).flat();
}
