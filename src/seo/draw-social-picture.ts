import sharp from "sharp";
import { business } from "@/content/firm/business";
import { home } from "@/content/pages/home";
import type { PageMeta } from "@/content/reading/meta";
import { socialPictureSize } from "./social-picture";

const { width, height } = socialPictureSize;
const photoLeft = 640;
const margin = 56;
const square = 208;

const escapeMarkup = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** Text in Archivo as a picture, at most so many pixels wide and high. */
async function words(
  text: string,
  size: number,
  box: { width: number; height?: number },
  colour = "#12151c",
) {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="-${Math.round(size * 20)}">${escapeMarkup(text)}</span>`,
      // The name the font file carries since its weight was fixed; the comma keeps Pango from reading a weight in it.
      font: `Archivo SemiBold, ${size}`,
      fontfile: "src/assets/archivo-800.ttf",
      width: box.width,
      rgba: true,
      dpi: 72,
      spacing: -Math.round(size * 0.12),
      wrap: "word",
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (box.height === undefined || info.height <= box.height || size <= 30)
    return { input: data, height: info.height };
  return words(text, size - 6, box, colour);
}

const plane = (colour: string, w: number, h: number) => ({
  create: { width: w, height: h, channels: 3 as const, background: colour },
});

/** The picture that networks show with a link to the page: its title on white, its photograph, the yellow square. */
export async function drawSocialPicture(meta: PageMeta): Promise<Buffer> {
  const title = await words(meta.title, 76, { width: photoLeft - margin - 60, height: 330 });
  const photograph = await sharp(`photos/${meta.photo}.jpg`)
    .resize(width - photoLeft, height, { fit: "cover" })
    .toBuffer();
  const name = await words(business.name, 34, { width: 420 });
  const mark = await sharp("public/favicon.svg", { density: 300 }).resize(44).toBuffer();
  const tagline = await words(home.hero.tagline, 25, { width: square - 36 });
  return sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .composite([
      { input: photograph, left: photoLeft, top: 0 },
      { input: plane("#1b3fd6", 24, 240), left: width - 24, top: 0 },
      { input: plane("#ffd21f", square, square), left: photoLeft - square / 2, top: height - square },
      { input: tagline.input, left: photoLeft - square / 2 + 20, top: height - 24 - tagline.height },
      { input: mark, left: margin, top: margin },
      { input: name.input, left: margin + 62, top: margin + 8 },
      { input: title.input, left: margin, top: 170 },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
