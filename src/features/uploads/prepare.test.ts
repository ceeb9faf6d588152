import sharp from "sharp";
import { expect, test } from "vitest";
import { fileLimits } from "#contract/files.ts";
import { kindOf, prepare } from "./prepare.ts";

const buffer = (bytes: Uint8Array) => new Uint8Array(bytes).buffer;
const pdf = (size: number) => buffer(Buffer.concat([Buffer.from("%PDF-1.7\n")], size));
const heic = (size: number) =>
  buffer(Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0")], size));
const cannot = async () => undefined;
const small = { bytes: new ArrayBuffer(9), thumbnail: "data:" };
const can = async () => small;

test("a picture becomes a small JPEG, whatever it was", async () => {
  const made = { ...small, name: "gevel.jpg", type: "image/jpeg", tellsPlace: false };
  expect(await prepare({ name: "gevel.HEIC", bytes: heic(9_000_000) }, can)).toEqual(made);
  expect(await prepare({ name: "gevel.gif", bytes: buffer(Buffer.from("GIF89a")) }, can)).toEqual(
    made,
  );
  expect(await prepare({ name: ".png", bytes: heic(9) }, can)).toMatchObject({ name: "foto.jpg" });
});

test.each([
  ["PDF", "application/pdf", pdf, can, "pdfTooLarge"],
  ["picture that cannot be shown", "image/heic", heic, cannot, "undecodable"],
] as const)("a %s goes as it is, up to the limit", async (_, type, of, makeSmaller, refusal) => {
  const asItWas = { name: "a", bytes: of(fileLimits.bytes) };
  const unchanged = { ...asItWas, type, thumbnail: "", tellsPlace: false };
  expect(await prepare(asItWas, makeSmaller)).toEqual(unchanged);
  expect(await prepare({ name: "a", bytes: of(fileLimits.bytes + 1) }, makeSmaller)).toBe(refusal);
});

test("and it is said where the place goes along", async () => {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#888" } });
  const marked = picture.clone().withExif({ IFD3: { GPSLatitude: "51/1 55/1 0/1" } });
  for (const format of ["jpeg", "png", "webp", "avif"] as const) {
    const [bytes, plain] = await Promise.all(
      [marked, picture].map(async (each) => buffer(await each.clone().toFormat(format).toBuffer())),
    );
    if (!bytes || !plain) {
      throw new Error("no picture");
    }
    expect(await prepare({ name: "a", bytes: plain }, cannot), format).toMatchObject({
      type: `image/${format}`,
      tellsPlace: false,
    });
    // AVIF has no room for it here.
    if (format !== "avif") {
      expect(await prepare({ name: "a", bytes }, cannot), format).toMatchObject({
        tellsPlace: true,
      });
    }
  }
});

test("nothing else is taken for a picture", () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  for (const brand of ["heic", "heix", "mif1"]) {
    expect(kindOf(bytes(`\0\0\0\x18ftyp${brand}`)), brand).toBe("image/heic");
  }
  for (const text of [
    "",
    "a",
    "GIF89a",
    "<svg xmlns=",
    "MZ\x90\0",
    "RIFF\0\0\0\0WAVE",
    "\0\0\0\x18ftypmp42",
  ]) {
    expect(kindOf(bytes(text)), text).toBeUndefined();
  }
});
