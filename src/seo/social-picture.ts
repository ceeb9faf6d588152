import type { PageMeta } from "#data/page-meta.ts";

/** Pixels, the size that networks show whole. */
export const socialPictureSize = { width: 1200, height: 630 };

/** Where a page's social picture is, as an address on the site. */
export function socialPicturePath({
  path: own,
  pictureOf,
}: Pick<PageMeta, "path" | "pictureOf">): string {
  const path = pictureOf ?? own;
  return `/social/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.jpg`;
}
