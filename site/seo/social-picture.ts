import { openPicture } from "@contractor/core/facts/photos/open-picture.ts";
import type { PageMeta } from "@contractor/core/facts/shell/page-meta.ts";
import { absolute } from "./ids.ts";

/** In pixels, on each side. */
const logoSize = 512;

export const logo = absolute(`/icon-${logoSize}.png`);

/** In pixels: the size that social networks show without cropping. */
const socialPictureSize = { width: 1200, height: 630 };

/**
 * The picture of a page for social networks and search engines, with its size: its photograph, or
 * the logo.
 */
export function pictureOf({ photo }: PageMeta) {
  return photo
    ? { url: absolute(`/social/${photo}.jpg`), ...socialPictureSize }
    : { url: logo, width: logoSize, height: logoSize };
}

/** The side of a photograph that stays when it is cropped. */
const cropPosition = { start: "left", end: "right" } as const;

/** Crops a photograph to the picture that social networks show with a link. */
export function drawSocialPicture(photograph: string | Buffer, focus?: "start" | "end") {
  const position = focus ? cropPosition[focus] : "centre";
  return openPicture(photograph)
    .resize({ ...socialPictureSize, fit: "cover", position })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality: 78 })
    .toBuffer();
}
