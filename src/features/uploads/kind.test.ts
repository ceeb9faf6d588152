import sharp from "sharp";
import { expect, test } from "vitest";
import { type Kind, kindOf, mayTellPlace } from "./kind";

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#c92a17" } });
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const box = (brand: string) => bytes(`\0\0\0\x18ftyp${brand}\0\0\0\0`);

test("a file is told by what it holds", async () => {
  for (const format of ["jpeg", "png", "webp", "avif"] as const) {
    const made = await picture.clone().toFormat(format).toBuffer();
    expect(kindOf(made)).toBe(`image/${format}` satisfies Kind);
  }
  for (const brand of ["heic", "heix", "mif1"]) expect(kindOf(box(brand)), brand).toBe("image/heic");
  expect(kindOf(bytes("%PDF-1.7\n"))).toBe("application/pdf");
});

test("nothing else is taken for a picture", () => {
  for (const text of ["", "a", "Beste stukadoor", "GIF89a", "<svg xmlns=", "MZ\x90\0", "RIFF\0\0\0\0WAVE"]) {
    expect(kindOf(bytes(text)), text).toBeUndefined();
  }
  expect(kindOf(box("mp42"))).toBeUndefined();
});

test("a picture that remembers its camera is known", async () => {
  const marked = picture.clone().withExif({ IFD3: { GPSLatitude: "51/1 55/1 0/1" } });
  for (const format of ["jpeg", "png", "webp"] as const) {
    expect(mayTellPlace(await marked.clone().toFormat(format).toBuffer()), format).toBe(true);
    expect(mayTellPlace(await picture.clone().toFormat(format).toBuffer()), format).toBe(false);
  }
});
