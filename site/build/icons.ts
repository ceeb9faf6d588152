import { readFileSync, writeFileSync } from "node:fs";
import { openPicture } from "@contractor/core/facts/photos/open-picture.ts";

function icoWith(picture: Buffer): Buffer {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, ...new Array(8).fill(0)]);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** A logo in the middle of a white square, because phones paint what is transparent black. */
export function onWhite(file: string): Promise<Buffer> {
  const background = "#ffffff";
  return openPicture(file, { density: 600 })
    .resize(512, 512, { fit: "contain", background })
    .flatten({ background })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** A square picture as a drawing, for browsers that ask for one. */
export const drawingOf = (png: Buffer): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34"><title>Logo</title><image width="34" height="34" href="data:image/png;base64,${png.toString("base64")}"/></svg>`;

/** The icons that devices want of a logo, by the names of their files. */
export async function iconsOf(logo: Buffer): Promise<Record<string, Buffer>> {
  const png = (size: number) =>
    openPicture(logo, { density: 1200 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
  return {
    "apple-touch-icon.png": await png(180),
    "favicon.ico": icoWith(await png(32)),
    "icon-192.png": await png(192),
    "icon-512.png": await png(512),
  };
}

// `npm run icons` makes those in site/public/ from site/public/favicon.svg, after a change of it.
if (import.meta.main) {
  const icons = await iconsOf(readFileSync("site/public/favicon.svg"));
  for (const [name, icon] of Object.entries(icons)) {
    writeFileSync(`site/public/${name}`, icon);
  }
}
