import type { PageMeta } from "#data/shell/page-meta.ts";

/** In pixels: the size that social networks show without cropping. */
export const socialPictureSize = { width: 1200, height: 630 };

/** The path of a page's social picture. */
export function socialPicturePath({
  path: pagePath,
  pictureOf,
}: Pick<PageMeta, "path" | "pictureOf">): string {
  const path = pictureOf ?? pagePath;
  return `/social/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.jpg`;
}
