import type { PageMeta } from "#data/shell/page-meta.ts";
import { absolute } from "./ids.ts";

export type PageWithPhoto = PageMeta & { photo: string };

export const hasPhoto = (meta: PageMeta): meta is PageWithPhoto => meta.photo !== undefined;

/** In pixels, on each side. */
const logoSize = 512;

export const logo = absolute(`/icon-${logoSize}.png`);

/** In pixels: the size that social networks show without cropping. */
export const socialPictureSize = { width: 1200, height: 630 };

export function socialPicturePath({
  path: pagePath,
  pictureOf,
}: Pick<PageMeta, "path" | "pictureOf">): string {
  const path = pictureOf ?? pagePath;
  return `/social/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.jpg`;
}

/**
 * The picture of a page for social networks and search engines, with its size: the logo by default.
 */
export function pictureOf(meta: PageMeta) {
  return hasPhoto(meta)
    ? { url: absolute(socialPicturePath(meta)), ...socialPictureSize }
    : { url: logo, width: logoSize, height: logoSize };
}
