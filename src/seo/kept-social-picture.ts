import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { business } from "@/content/business/business";
import { home } from "@/content/pages/home";
import type { PageMeta } from "@/content/lib/meta";
import { digestOf, kept } from "@/build-cache";
import { drawSocialPicture } from "./draw-social-picture";
import { socialPicturePath } from "./social-picture";

/** What every picture is drawn by and with. */
const means = Promise.all(
  ["src/seo/draw-social-picture.ts", "src/assets/archivo-800.ttf", "public/favicon.svg"].map((file) =>
    readFile(file),
  ),
);

const photographs = new Map<string, Promise<Buffer>>();

function digestOfPhotograph(photo: string): Promise<Buffer> {
  const known = photographs.get(photo) ?? readFile(`photos/${photo}.jpg`).then((file) => digestOf(file));
  photographs.set(photo, known);
  return known;
}

/** The social picture of a page, drawn once for what is on it: of a thousand pages nearly all are as they were. */
export async function socialPicture(meta: PageMeta): Promise<Buffer> {
  const said = JSON.stringify([meta.title, business.name, home.hero.tagline, sharp.versions]);
  const from = digestOf(said, await digestOfPhotograph(meta.photo), ...(await means));
  return kept(socialPicturePath(meta), from, () => drawSocialPicture(meta));
}
