import { readLogo } from "@contractor/owner/logo/logo.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawSocialPicture } from "./social-picture.ts";

/** A picture of which each quarter has a colour, as a camera that was held upright stores it. */
const held = sharp(
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="252">
    <path d="M0 0h480v252H0z"/><path fill="red" d="M0 0h240v126H0z"/>
    <path fill="lime" d="M240 0h240v126H240z"/><path fill="blue" d="M0 126h240v126H0z"/>
  </svg>`),
)
  .rotate(270)
  .flatten()
  .withMetadata({ orientation: 6 });

test.each<[what: string, draw: () => Promise<unknown>]>([
  ["a social picture", async () => drawSocialPicture(await held.clone().jpeg().toBuffer())],
  ["a logo", async () => readLogo(await held.clone().png().toBuffer())],
])("%s is upright", async (_what, draw) => {
  const drawn = sharp((await draw()) as Buffer).removeAlpha();
  const quarters = await drawn.resize(2, 2, { fit: "fill", kernel: "nearest" }).raw().toBuffer();
  // The red, green and blue of each, row by row.
  expect([...quarters].map((part) => (part > 128 ? 1 : 0)).join("")).toBe("100010001000");
});
