import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { business } from "#data/business/business.ts";
import { memoize } from "#data/lib/memoize.ts";
import type { PageMeta } from "#data/page-meta.ts";
import { home } from "#data/pages/home.ts";
import { digestOf, kept } from "#integrations/build-cache.ts";
import { socialPicturePath, socialPictureSize } from "./social-picture.ts";

const { width, height } = socialPictureSize;
const photoLeft = 640;
const margin = 56;
const square = 208;

const escapeMarkup = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Text in Archivo as a picture, at most so many pixels wide and high. */
async function words(text: string, size: number, box: { width: number; height?: number }) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="#12151c" letter_spacing="-${Math.round(size * 20)}">${escapeMarkup(text)}</span>`,
      // The name the font file carries since its weight was fixed; the comma keeps Pango from
      // reading a weight in it.
      font: `Archivo SemiBold, ${size}`,
      fontfile: "src/assets/archivo-800.ttf",
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
  return words(text, size - 6, box);
}

const plane = (colour: string, w: number, h: number) => ({
  create: { width: w, height: h, channels: 3 as const, background: colour },
});

/** What is on every picture with this photograph: all but the title. */
async function drawGround(photo: string) {
  const photograph = await sharp(`photos/${photo}.jpg`)
    .resize(width - photoLeft, height, { fit: "cover" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const name = await words(business.data.name, 34, { width: 420 });
  const mark = await sharp("public/favicon.svg", { density: 300 }).resize(44).toBuffer();
  const tagline = await words(home.data.hero.tagline, 25, { width: square - 36 });
  return sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .composite([
      { input: photograph.data, raw: photograph.info, left: photoLeft, top: 0 },
      { input: plane("#1b3fd6", 24, 240), left: width - 24, top: 0 },
      {
        input: plane("#ffd21f", square, square),
        left: photoLeft - square / 2,
        top: height - square,
      },
      { ...tagline, left: photoLeft - square / 2 + 20, top: height - 24 - tagline.height },
      { input: mark, left: margin, top: margin },
      { ...name, left: margin + 62, top: margin + 8 },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Each is over two megabytes; the pages come with those of one photograph behind each other. */
let last: { photo: string; ground: ReturnType<typeof drawGround> } | undefined;

function groundOf(photo: string) {
  if (last?.photo !== photo) {
    last = { photo, ground: drawGround(photo) };
  }
  return last.ground;
}

/**
 * The picture that networks show with a link to the page: its title on white, its photograph, the
 * yellow square.
 */
async function drawSocialPicture({ title, photo }: PageMeta): Promise<Buffer> {
  const ground = await groundOf(photo);
  const text = await words(title, 76, { width: photoLeft - margin - 60, height: 330 });
  return sharp(ground.data, { raw: ground.info })
    .composite([{ ...text, left: margin, top: 170 }])
    .jpeg({ quality: 78 })
    .toBuffer();
}

/** What every picture is drawn by and with. */
const means = Promise.all(
  ["src/seo/draw-social-picture.ts", "src/assets/archivo-800.ttf", "public/favicon.svg"].map(
    (file) => readFile(file),
  ),
);

const digestOfPhotograph = memoize(async (photo: string) =>
  digestOf(await readFile(`photos/${photo}.jpg`)),
);

/**
 * The social picture of a page, drawn once for what is on it: of a thousand pages nearly all are as
 * they were.
 */
export async function socialPicture(meta: PageMeta): Promise<Buffer> {
  const said = JSON.stringify([
    meta.title,
    business.data.name,
    home.data.hero.tagline,
    sharp.versions,
  ]);
  const from = digestOf(said, await digestOfPhotograph(meta.photo), ...(await means));
  return kept(socialPicturePath(meta), from, () => drawSocialPicture(meta));
}
