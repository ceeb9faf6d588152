import sharp, { type Sharp, type SharpOptions } from "sharp";

/**
 * Opens a picture of the firm, turned as it was taken: cameras store it as their sensor was held,
 * and write beside it how to turn it. Everything that draws a picture opens it here, but for the
 * pictures of pages, which Astro turns.
 */
export const openPicture = (file: string | Buffer, options: SharpOptions = {}): Sharp =>
  sharp(file, { ...options, autoOrient: true });
