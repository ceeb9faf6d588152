import { readFile } from "node:fs/promises";
import type { ImageMetadata } from "astro";
import { getImage } from "astro:assets";
import sharp from "sharp";

const originals = import.meta.glob<ImageMetadata>("/photos/*.jpg", { eager: true, import: "default" });

/** Widths in pixels that every picture exists in; few, so that pages share files and the build stays short. */
const widths = [400, 750, 1080, 1600];
/** AVIF is what nearly everyone gets; WebP and JPEG are for older browsers and come in fewer widths. */
const formats = [
  { format: "avif", quality: 45, widths },
  { format: "webp", quality: 66, widths: [750, 1600] },
] as const;

/** How much of the screen a picture takes, as the browser wants to know it before it has the stylesheet. */
const sizes = {
  full: "100vw",
  half: "(min-width: 60rem) 50vw, 100vw",
  third: "(min-width: 60rem) 33vw, 100vw",
  quarter: "(min-width: 60rem) 25vw, 50vw",
} as const;

export type PhotoUse = keyof typeof sizes;

interface ResolvedPhoto {
  sources: { type: string; srcSet: string }[];
  sizes: string;
  src: string;
  width: number;
  height: number;
  /** Six colours, two rows of three, that stand in for the picture until it is there. */
  placeholder: string[];
}

async function placeholderOf(name: string): Promise<string[]> {
  const pixels = await sharp(await readFile(`photos/${name}.jpg`))
    .resize(3, 2, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: 6 }, (_, i) => `#${pixels.subarray(i * 3, i * 3 + 3).toString("hex")}`);
}

async function resolve(name: string, use: PhotoUse): Promise<ResolvedPhoto> {
  const original = originals[`/photos/${name}.jpg`];
  if (!original) throw new Error(`photos/${name}.jpg does not exist — add it or use another picture`);
  const sources = await Promise.all(
    formats.map(async ({ format, quality, widths: all }) => {
      const fitting = all.filter((width) => width <= original.width);
      const image = await getImage({ src: original, format, quality, widths: fitting });
      return { type: `image/${format}`, srcSet: image.srcSet.attribute };
    }),
  );
  const fallback = await getImage({ src: original, format: "jpeg", quality: 72, width: 1080 });
  return {
    sources,
    sizes: sizes[use],
    src: fallback.src,
    width: original.width,
    height: original.height,
    placeholder: await placeholderOf(name),
  };
}

const resolved = new Map<string, Promise<ResolvedPhoto>>();

/** A picture in all its sizes and formats; the same promise for the same request, as React's `use` needs it. */
export function photo(name: string, use: PhotoUse): Promise<ResolvedPhoto> {
  const key = `${name} ${use}`;
  const known = resolved.get(key) ?? resolve(name, use);
  resolved.set(key, known);
  return known;
}
