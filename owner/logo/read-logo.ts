import sharp from "sharp";
import { openPicture } from "#data/photos/open-picture.ts";

/** A logo as it is kept: the name of its file in public/, and what that holds. */
export interface Logo {
  file: "logo.svg" | "logo.png";
  content: Buffer;
}

const megabyte = 1_000_000;
const largestPng = 10 * megabyte;
/** Every page loads it, and a drawing cannot be made smaller. */
const largestSvg = megabyte / 5;

const pngSignature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const jpegSignature = Buffer.from([255, 216, 255]);

const startsWith = (content: Buffer, signature: Buffer) =>
  content.subarray(0, signature.length).equals(signature);

/** The first tag of a drawing, after what may stand before it: comments and declarations. */
const svgTag = /^\uFEFF?\s*(?:<\?[^>]*>\s*|<!--[\s\S]*?-->\s*|<![^>[]*(?:\[[^\]]*\])?>\s*)*<svg\b/;

/** What a drawing must not have: it would run, or ask something of another computer. */
const refused = [
  { what: "een script", form: /<(?:[\w-]+:)?script\b|\son[a-z]+\s*=|javascript:/i },
  {
    what: "beweging of een stuk van een webpagina",
    form: /<(?:[\w-]+:)?(?:foreignObject|iframe|embed|object|audio|video|set|animate\w*)\b/i,
  },
  {
    what: "een verwijzing naar iets buiten het bestand",
    form: /\bhref\s*=\s*["'](?!\s*(?:#|data:image\/(?:png|jpe?g|gif|webp)\b))|url\((?!\s*["']?\s*(?:#|data:))|@import\b|<\?xml-stylesheet|<!ENTITY|\bxml:base\b/i,
  },
];

const entity = /<!ENTITY\s+(\w+)\s+(?:"([^"&%]{0,300})"|'([^'&%]{0,300})')\s*>/g;

/**
 * A drawing in which the names that its head gives to addresses are replaced by them, as
 * Illustrator writes it. A name for something outside the file stays, and is then refused.
 */
function withoutEntities(svg: string): string {
  const values = new Map<string, string>();
  const head = svg.replace(entity, (_whole, name: string, one?: string, other?: string) => {
    values.set(name, one ?? other ?? "");
    return "";
  });
  return values.size === 0
    ? svg
    : head
        .replace(/<!DOCTYPE\s+svg[^>[]*(?:\[\s*\])?\s*>/, "")
        .replace(/&(\w+);/g, (whole, name: string) => values.get(name) ?? whole);
}

/** What is wrong with a drawing; undefined for one that may be shown. */
function mistakeInSvg(content: Buffer): string | undefined {
  if (content.length > largestSvg) {
    return "Deze SVG is groter dan 200 kB, en elke pagina laadt hem. Kies een PNG.";
  }
  const svg = content.toString();
  if (/<text\b/.test(svg) && !/@font-face\b/.test(svg)) {
    return "De letters in deze SVG zijn nog tekst: bij wie het lettertype niet heeft, worden het andere letters. Vraag om een SVG met de letters als lijnen (outlines), of kies een PNG.";
  }
  const found = refused.find(({ form }) => form.test(svg));
  return (
    found &&
    `In deze SVG zit ${found.what}. Vraag wie het logo maakte om een SVG zonder, of kies een PNG.`
  );
}

/** As sharp as the widest place shows it on a good screen, and no more for a phone to load. */
const most = { width: 800, height: 800, fit: "inside", withoutEnlargement: true } as const;

/** The least that a colour may differ from the white page behind it. */
const palest = 235;

async function isPale(content: Buffer): Promise<boolean> {
  const onWhite = await openPicture(content).flatten({ background: "#fff" }).toColourspace("srgb");
  const { channels } = await sharp(await onWhite.png().toBuffer()).stats();
  return channels.every(({ min }) => min > palest);
}

/** A picture without the edges that are not seen on a white page, so that its drawing is large. */
async function withoutEmptyEdges(content: Buffer): Promise<Buffer> {
  const corner = { left: 0, top: 0, width: 1, height: 1 };
  const onWhite = openPicture(content).flatten({ background: "#fff" });
  const { dominant } = await sharp(await onWhite.png().toBuffer())
    .extract(corner)
    .stats();
  const isUnseen = Math.min(dominant.r, dominant.g, dominant.b) > palest;
  const upright = openPicture(content);
  return await (isUnseen ? upright.trim() : upright).png().toBuffer();
}

/** The logo in a file that an owner chose, by what it holds; or why it cannot be the logo. */
export async function readLogo(file: Buffer): Promise<Logo | { mistake: string }> {
  const isPng = startsWith(file, pngSignature);
  const isSvg = !isPng && svgTag.test(file.toString());
  const content = isSvg ? Buffer.from(withoutEntities(file.toString())) : file;
  if (startsWith(content, jpegSignature)) {
    return { mistake: "Dit is een JPEG, met een vlak achter het logo. Kies een PNG of SVG." };
  }
  if (!isPng && !isSvg) {
    return { mistake: "Dit is geen SVG of PNG. Vraag die aan wie het logo maakte." };
  }
  const mistake = isPng ? undefined : mistakeInSvg(content);
  if (mistake) {
    return { mistake };
  }
  if (content.length > largestPng) {
    return { mistake: "Deze PNG is groter dan 10 MB. Kies een kleinere." };
  }
  try {
    if (await isPale(content)) {
      return {
        mistake: "Dit logo is bijna wit, en de pagina ook. Kies dat voor een lichte achtergrond.",
      };
    }
    if (!isPng) {
      return { file: "logo.svg", content };
    }
    const drawn = await withoutEmptyEdges(content);
    const smaller = sharp(drawn).resize(most).png({ compressionLevel: 9, palette: true });
    return { file: "logo.png", content: await smaller.toBuffer() };
  } catch {
    return { mistake: "Dit bestand is niet te lezen. Sla het logo opnieuw op, of kies een ander." };
  }
}
