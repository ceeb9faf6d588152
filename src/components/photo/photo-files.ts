import { getImage } from "astro:assets";
import { readFile } from "node:fs/promises";
import type { ImageMetadata } from "astro";
import sharp from "sharp";
import { memoize } from "#data/lib/memoize.ts";

const originals = import.meta.glob<ImageMetadata>("/photos/*.jpg", {
  eager: true,
  import: "default",
});

/**
 * Widths in pixels that every picture exists in, besides its own; few, so that pages share files.
 */
const widths = [400, 600, 1080, 1600];

/**
 * How much of the screen a picture takes, as the browser wants to know it before it has the
 * stylesheet: of a frame that is tall for its width it takes more than that width, because the
 * picture fills it and is cut at the sides. To a phone a little less than its screen could show is
 * sent, which nobody sees and which saves a third of the bytes, and on a page of little else
 * (OfMany) half.
 */
export const sizes = {
  full: "(min-width: 40rem) 100vw, 80vw",
  tall: "(min-width: 60rem) 95vw, (min-width: 40rem) 100vw, 80vw",
  wide: "(min-width: 60rem) 65vw, (min-width: 40rem) 100vw, 80vw",
  half: "(min-width: 60rem) 50vw, (min-width: 40rem) 100vw, 80vw",
  third: "(min-width: 60rem) 33vw, (min-width: 40rem) 100vw, 80vw",
  wideOfMany: "(min-width: 60rem) 65vw, (min-width: 40rem) 100vw, 55vw",
  thirdOfMany: "(min-width: 60rem) 33vw, (min-width: 40rem) 50vw, 55vw",
  quarter: "(min-width: 60rem) 25vw, 50vw",
} as const;

export type PhotoUse = keyof typeof sizes;

/** The colour that stands in for a picture until it is there. */
async function placeholderOf(file: Buffer): Promise<string> {
  const pixel = await sharp(file).resize(1, 1, { fit: "fill" }).removeAlpha().raw().toBuffer();
  // Sixteen steps of each channel are enough for what stands in for a moment.
  return `#${[...pixel].map((value) => Math.round(value / 17).toString(16)).join("")}`;
}

/**
 * AVIF is what nearly everyone gets. Plain walls, which show every block, need more quality than
 * brickwork and coarse render, which hide them; a camera's file spends few bytes on a plain
 * picture, and so tells which it is.
 */
function avifQuality(file: Buffer, { width, height }: ImageMetadata): number {
  const bytesPerPixel = file.length / (width * height);
  return bytesPerPixel < 0.16 ? 60 : bytesPerPixel < 0.26 ? 48 : 42;
}

/**
 * A picture in all its sizes and formats; the same promise for the same name, as React's `use`
 * needs it.
 */
export const photo = memoize(async (name: string) => {
  const original = originals[`/photos/${name}.jpg`];
  if (!original) {
    throw new Error(`photos/${name}.jpg does not exist — add it or use another picture`);
  }
  const file = await readFile(`photos/${name}.jpg`);
  const own = original.width;
  const avif = await getImage({
    src: original,
    format: "avif",
    quality: avifQuality(file, original),
    widths: [...widths.filter((width) => width < own), own],
  });
  // For the few browsers without it, one width.
  const webp = await getImage({
    src: original,
    format: "webp",
    quality: 66,
    width: Math.min(own, 1080),
  });
  const fallback = await getImage({ src: original, format: "jpeg", quality: 72, width: 1080 });
  return {
    avif: avif.srcSet.attribute,
    webp: webp.src,
    src: fallback.src,
    width: original.width,
    height: original.height,
    placeholder: await placeholderOf(file),
  };
});
