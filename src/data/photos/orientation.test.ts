import pageService from "astro/assets/services/sharp";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { readLogo } from "#owner/logo/read-logo.ts";
import { drawSocialPicture } from "#seo/social-picture.ts";

/**
 * How a camera stores an upright picture for each orientation that it writes beside it. Sharp
 * mirrors before it turns, in whatever order it is asked.
 */
const stored: Record<number, (upright: Sharp) => Sharp> = {
  1: (upright) => upright,
  2: (upright) => upright.flop(),
  3: (upright) => upright.rotate(180),
  4: (upright) => upright.flip(),
  5: (upright) => upright.flip().rotate(90),
  6: (upright) => upright.rotate(270),
  7: (upright) => upright.flip().rotate(270),
  8: (upright) => upright.rotate(90),
};
const orientations = Object.keys(stored).map(Number);

const width = 480;
const height = 252;
const quarter = (background: string) =>
  sharp({ create: { width: width / 2, height: height / 2, channels: 3, background } })
    .png()
    .toBuffer();

/** A picture of which each quarter has a colour, as a file with this orientation. */
async function pictureWith(orientation: number, format: "jpeg" | "png"): Promise<Buffer> {
  const [red, lime, blue] = await Promise.all(["red", "lime", "blue"].map(quarter));
  const upright = await sharp({ create: { width, height, channels: 3, background: "black" } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: lime, left: width / 2, top: 0 },
      { input: blue, left: 0, top: height / 2 },
    ])
    .png()
    .toBuffer();
  const turned = await stored[orientation]?.(sharp(upright)).png().toBuffer();
  return sharp(turned).withMetadata({ orientation })[format]().toBuffer();
}

/** The colours of the four quarters as they are stored, row by row. */
async function quartersOf(picture: Uint8Array): Promise<string[]> {
  const pixels = sharp(picture).removeAlpha().resize(4, 4, { fit: "fill", kernel: "nearest" });
  const data = await pixels.raw().toBuffer();
  const colourAt = (x: number, y: number) => {
    const at = (y * 4 + x) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    const parts = { red, lime: green, blue };
    return Object.entries(parts).find(([, part]) => part > 128)?.[0] ?? "black";
  };
  return [colourAt(0, 0), colourAt(3, 0), colourAt(0, 3), colourAt(3, 3)];
}

const upright = ["red", "lime", "blue", "black"];

test.each(orientations)("with orientation %i, a social picture is upright", async (orientation) => {
  const picture = await drawSocialPicture(await pictureWith(orientation, "jpeg"));
  expect(await quartersOf(picture)).toEqual(upright);
});

test.each(orientations)("with orientation %i, the picture of a page is", async (orientation) => {
  const options = { src: "/photos/a.jpg", width: 240, height: 126, fit: "cover", format: "webp" };
  const photograph = new Uint8Array(await pictureWith(orientation, "jpeg"));
  const config = { service: { entrypoint: "", config: {} }, domains: [], remotePatterns: [] };
  const { data } = await pageService.transform(
    photograph,
    options,
    config as never,
    console as never,
  );
  expect(await quartersOf(data)).toEqual(upright);
});

test.each(orientations)("with orientation %i, a logo is", async (orientation) => {
  const logo = await readLogo(await pictureWith(orientation, "png"));
  const kept = "content" in logo ? logo.content : undefined;
  expect(await quartersOf(kept ?? Buffer.of())).toEqual(upright);
});
