/**
 * Makes the icons in public/ from public/favicon.svg. Run `npm run icons` after changing it, and
 * commit the results.
 */
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

const source = readFileSync("public/favicon.svg");
const png = (size: number) =>
  sharp(source, { density: 1200 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

writeFileSync("public/apple-touch-icon.png", await png(180));
for (const size of [192, 512]) {
  writeFileSync(`public/icon-${size}.png`, await png(size));
}

// An .ico file with one PNG: a header, one entry and the picture.
const picture = await png(32);
const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, ...new Array(8).fill(0)]);
head.writeUInt32LE(picture.length, 14);
head.writeUInt32LE(head.length, 18);
writeFileSync("public/favicon.ico", Buffer.concat([head, picture]));
