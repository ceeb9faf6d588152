import { getImage } from "astro:assets";
import { readFile } from "node:fs/promises";
import { openPicture } from "@contractor/core/facts/photos/open-picture.ts";
import { descriptionOf } from "@contractor/core/facts/photos/photos.ts";
import { memoize } from "@contractor/core/reading/memoize.ts";
import type { ImageMetadata } from "astro";

const originals = import.meta.glob<ImageMetadata>("/photos/*.jpg", {
  eager: true,
  import: "default",
});

/**
 * The widths in pixels of every picture, besides its own, and those of an upright one. Few, so that
 * pages share files; each costs time to draw.
 */
const widths = [400, 600, 900, 1600];
const uprightWidths = [640, 960, 1280];
/** The largest width in pixels: that of a wide screen, on which an original may be far larger. */
const largestWidth = 2560;

/**
 * Values for the attribute `sizes`. A tall frame needs a picture that is wider than the frame,
 * because it is cropped at the sides. Phones get slightly fewer pixels than their screens have,
 * which is not visible and saves a third of the bytes.
 */
export const sizes = {
  full: "(min-width: 40rem) 100vw, 80vw",
  tall: "(min-width: 60rem) 95vw, (min-width: 40rem) 100vw, 80vw",
  wide: "(min-width: 60rem) 65vw, (min-width: 40rem) 100vw, 80vw",
  half: "(min-width: 60rem) 50vw, (min-width: 40rem) 100vw, 80vw",
  third: "(min-width: 60rem) 33vw, (min-width: 40rem) 100vw, 80vw",
  card: "(min-width: 75rem) 25vw, (min-width: 40rem) 50vw, 80vw",
  quarter: "(min-width: 60rem) 25vw, 50vw",
} as const;

export type PhotoUse = keyof typeof sizes;

/** The average colour of a picture, shown until it has loaded. */
async function placeholderOf(file: Buffer): Promise<string> {
  const pixel = await openPicture(file)
    .resize(1, 1, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer();
  // Three digits, as in #abc, are precise enough.
  return `#${[...pixel].map((value) => Math.round(value / 17).toString(16)).join("")}`;
}

/**
 * The AVIF quality for a picture. Compression is more visible on plain walls than on brickwork. The
 * original file of a plain picture has few bytes for each pixel.
 */
function avifQuality(file: Buffer, { width, height }: ImageMetadata): number {
  const bytesPerPixel = file.length / (width * height);
  if (bytesPerPixel < 0.16) {
    return 56;
  }
  return bytesPerPixel < 0.26 ? 48 : 42;
}

async function openPhoto(name: string) {
  const original = originals[`/photos/${name}.jpg`];
  if (!original) {
    throw new Error(`photos/${name}.jpg does not exist — add it or use another picture`);
  }
  return { original, file: await readFile(`photos/${name}.jpg`) };
}

/** A picture in all sizes and formats. Memoized, because React's `use` needs the same promise. */
export const photo = memoize(async (name: string) => {
  const { original, file } = await openPhoto(name);
  const largest = Math.min(original.width, largestWidth);
  const avif = await getImage({
    src: original,
    format: "avif",
    quality: avifQuality(file, original),
    widths: [...widths.filter((width) => width < largest), largest],
  });
  // One width, for the few browsers without AVIF.
  const width = Math.min(largest, 1080);
  const webp = await getImage({ src: original, format: "webp", quality: 66, width });
  return {
    avif: avif.srcSet.attribute,
    src: webp.src,
    webp: `${webp.src} ${width}w`,
    width: original.width,
    height: original.height,
    placeholder: await placeholderOf(file),
  };
});

/** The media query of a phone. Old browsers do not know `(width < 40rem)`. */
export const narrowScreen = "(max-width: 39.99rem)";

/** The side of a picture that stays when it is cropped. */
const cropPosition = { start: "left", end: "right" } as const;

/**
 * A picture cropped to 4:5, for a frame of that shape on a phone. A 3:2 picture in such a frame
 * shows less than half of its pixels, so it is either too large to fetch or not sharp.
 */
export const uprightPhoto = memoize(async (name: string) => {
  const { original, file } = await openPhoto(name);
  const { focus } = descriptionOf(name);
  const largest = Math.min(original.width, Math.floor(original.height * 0.8));
  const [smallest = largest, ...others] = uprightWidths.filter((width) => width <= largest);
  const crop = {
    src: original,
    fit: "cover",
    position: focus ? cropPosition[focus] : "center",
    // The smallest, which is the one for the few browsers without AVIF, gives all their shape.
    width: smallest,
    height: Math.round(smallest * 1.25),
  };
  const avif = await getImage({
    ...crop,
    format: "avif",
    quality: avifQuality(file, original),
    widths: [smallest, ...others],
  });
  const webp = await getImage({ ...crop, format: "webp", quality: 66 });
  return { avif: avif.srcSet.attribute, webp: `${webp.src} ${smallest}w` };
});
