import sharp, { type SharpOptions } from "sharp";
import { openPicture } from "#data/photos/open-picture.ts";

const largest = 10_000_000;

/** As sharp as the widest place shows it on a good screen, and no more for a phone to load. */
const most = { width: 800, height: 800, fit: "inside", withoutEnlargement: true } as const;

/** The dots an inch in which a drawing of no fixed size is drawn at the size that it names. */
const ordinaryDensity = 72;

/** The least that a colour may differ from the white page behind it. */
const palest = 235;

/** Reads a picture of this content; a drawing is read so large that it is sharp on the site. */
async function sizeOf(content: Buffer): Promise<{ format: string; options: SharpOptions }> {
  const { format, width, height } = await sharp(content).metadata();
  const density = (ordinaryDensity * most.width) / Math.max(width, height);
  return { format, options: format === "svg" ? { density: Math.max(density, 1) } : {} };
}

/** A picture without the edges that are not seen on a white page, so that its drawing is large. */
async function drawn(content: Buffer, options: SharpOptions): Promise<Buffer | undefined> {
  const open = () => openPicture(content, options);
  const page = open().flatten({ background: "#fff" }).toColourspace("srgb");
  const onWhite = await page.png().toBuffer();
  const { channels } = await sharp(onWhite).stats();
  if (channels.every(({ min }) => min > palest)) {
    return undefined;
  }
  const corner = { left: 0, top: 0, width: 1, height: 1 };
  const { dominant } = await sharp(onWhite).extract(corner).stats();
  const isUnseen = Math.min(dominant.r, dominant.g, dominant.b) > palest;
  const whole = await (isUnseen ? open().trim() : open()).png().toBuffer();
  return await sharp(whole).resize(most).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/**
 * The logo in a file that an owner chose, as the PNG of public/logo.png; or why it cannot be the
 * logo. A drawing (SVG) becomes a picture, so that nothing in it runs or asks another computer for
 * something.
 */
export async function readLogo(file: Buffer): Promise<Buffer | { mistake: string }> {
  if (file.length > largest) {
    return { mistake: "Dit bestand is groter dan 10 MB. Kies een kleiner." };
  }
  try {
    const { format, options } = await sizeOf(file);
    if (format === "jpeg") {
      return { mistake: "Dit is een JPEG, met een vlak achter het logo. Kies een PNG of SVG." };
    }
    if (format === "svg" && /<text\b/.test(file.toString())) {
      return {
        mistake:
          "De letters in deze SVG zijn nog tekst: zonder het lettertype worden het andere letters. Vraag om een SVG met de letters als lijnen (outlines), of kies een PNG.",
      };
    }
    const logo = await drawn(file, options);
    return (
      logo ?? {
        mistake: "Dit logo is bijna wit, en de pagina ook. Kies dat voor een lichte achtergrond.",
      }
    );
  } catch {
    return {
      mistake: "Dit is geen SVG of PNG die te lezen is. Vraag die aan wie het logo maakte.",
    };
  }
}
