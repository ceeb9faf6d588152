import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { cached, digestOf } from "#data/cache.ts";
import { business } from "#data/firm/business.ts";
import { coloursOf, inColoursOf } from "#data/firm/colours.ts";
import { ownLogo } from "#data/firm/own-logo.ts";
import { home } from "#data/home/home-page.ts";
import { memoize } from "#data/reading/memoize.ts";
import { type PageWithPhoto, socialPicturePath, socialPictureSize } from "./social-picture.ts";

const { width, height } = socialPictureSize;
const photoLeft = 640;
const margin = 56;
const square = 208;

const escapeMarkup = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Draws text in Archivo. Text that is too high for the box is drawn again in a smaller size. */
async function drawText(text: string, size: number, box: { width: number; height?: number }) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="#12151c" letter_spacing="-${Math.round(size * 20)}">${escapeMarkup(text)}</span>`,
      // The name inside the font file. The comma keeps Pango from reading "ExtraBold" as a weight.
      font: `Archivo ExtraBold, ${size}`,
      fontfile: "src/ui/fonts/archivo-800.ttf",
      width: box.width,
      rgba: true,
      dpi: 72,
      spacing: -Math.round(size * 0.12),
      wrap: "word",
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (box.height === undefined || info.height <= box.height || size <= 30) {
    return { input: data, raw: info, height: info.height };
  }
  return drawText(text, size - 6, box);
}

const plane = (colour: string, w: number, h: number) => ({
  create: { width: w, height: h, channels: 3 as const, background: colour },
});

/** The words on the square: since when the firm exists, or what it does. */
const tagline = () => home.data.hero.tagline ?? home.data.hero.trade;

/** The firm's own logo, or the mark of the design in its colours. */
async function drawMark() {
  const logo = ownLogo();
  const mark = await readFile(logo ? `public/${logo.file}` : "public/favicon.svg");
  const drawn = logo ? mark : Buffer.from(inColoursOf(business.data, mark.toString()));
  return sharp(drawn, { density: 300 })
    .resize({ width: 360, height: 44, fit: "inside" })
    .toBuffer({ resolveWithObject: true });
}

/** Draws everything but the title, which is the same for all pages with this photograph. */
async function drawBackground(photo: string) {
  const { main, accent } = coloursOf(business.data);
  const photograph = await sharp(`photos/${photo}.jpg`)
    .resize(width - photoLeft, height, { fit: "cover" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const name = await drawText(business.data.name, 34, { width: 420 });
  const mark = await drawMark();
  const onSquare = await drawText(tagline(), 25, { width: square - 36 });
  return sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .composite([
      { input: photograph.data, raw: photograph.info, left: photoLeft, top: 0 },
      { input: plane(main, 24, 240), left: width - 24, top: 0 },
      {
        input: plane(accent, square, square),
        left: photoLeft - square / 2,
        top: height - square,
      },
      { ...onSquare, left: photoLeft - square / 2 + 20, top: height - 24 - onSquare.height },
      { input: mark.data, left: margin, top: margin },
      ...(ownLogo()?.hasName
        ? []
        : [{ ...name, left: margin + mark.info.width + 18, top: margin + 8 }]),
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/**
 * Only the last background is kept: each takes two megabytes, and pages often share a photograph.
 */
let last: { photo: string; background: ReturnType<typeof drawBackground> } | undefined;

function backgroundOf(photo: string) {
  if (last?.photo !== photo) {
    last = { photo, background: drawBackground(photo) };
  }
  return last.background;
}

/** Draws the picture that social networks show with a link: title, photograph and yellow square. */
async function drawSocialPicture({ title, photo }: PageWithPhoto): Promise<Buffer> {
  const background = await backgroundOf(photo);
  const text = await drawText(title, 76, { width: photoLeft - margin - 60, height: 330 });
  return sharp(background.data, { raw: background.info })
    .composite([{ ...text, left: margin, top: 170 }])
    .jpeg({ quality: 78 })
    .toBuffer();
}

const sharedFiles = Promise.all(
  ["src/seo/draw-social-picture.ts", "src/ui/fonts/archivo-800.ttf", "public/favicon.svg"].map(
    (file) => readFile(file),
  ),
);

const digestOfPhotograph = memoize(async (photo: string) =>
  digestOf(await readFile(`photos/${photo}.jpg`)),
);

/** The social picture of a page. It is only drawn again when something on it has changed. */
export async function socialPicture(meta: PageWithPhoto): Promise<Buffer> {
  const { name, mainColour, accentColour } = business.data;
  const logo = ownLogo();
  const logoDigest = logo && digestOf(await readFile(`public/${logo.file}`));
  const own = [meta.title, name, tagline(), mainColour, accentColour, logoDigest];
  const texts = JSON.stringify([...own, sharp.versions]);
  const photograph = await digestOfPhotograph(meta.photo);
  const digest = digestOf(texts, photograph, ...(await sharedFiles));
  return cached(socialPicturePath(meta), digest, () => drawSocialPicture(meta));
}
