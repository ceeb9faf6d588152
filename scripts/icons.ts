/** Makes the icons in public/ from public/favicon.svg. Run `npm run icons` after changing it; the results are committed. */
import { readFile, writeFile } from "node:fs/promises";
import sharp from "sharp";

const source = await readFile("public/favicon.svg");
const png = (size: number) =>
  sharp(source, { density: 1200 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();

/** An .ico file that holds one PNG: a header, one entry, the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

await writeFile("public/favicon.ico", ico(await png(32), 32));
await writeFile("public/apple-touch-icon.png", await png(180));
await writeFile("public/icon-192.png", await png(192));
await writeFile("public/icon-512.png", await png(512));
