import sharp from "sharp";
import { expect, test } from "vitest";
import { prepareFile } from "./prepare-file.ts";

const shrunk = { bytes: new ArrayBuffer(9_000), thumbnail: "data:" };
const canShrink = async () => shrunk;
const neverShrink = () => Promise.reject(new Error("decoded"));
const cannotShrink = async () => undefined;

const padded = (start: string, size = 0) =>
  Buffer.concat([Buffer.from(start, "latin1")], size || start.length);
const pdf = (size: number) => padded("%PDF-1.7\n", size);
const heic = (size: number) => padded("\0\0\0\x18ftypheic\0\0\0\0", size);
const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#888" } });
const withLocation = picture.clone().withExif({ IFD3: { GPSLatitude: "51/1 55/1 0/1" } });

const prepare = (
  name: string,
  content: Uint8Array,
  makeSmaller: () => Promise<typeof shrunk | undefined>,
) => prepareFile(new File([new Uint8Array(content)], name), makeSmaller);

test.each([
  ["gevel.HEIC", heic(9_000_000), "gevel.jpg"],
  ["gevel.gif", heic(9_000_000), "gevel.jpg"],
  [".png", heic(9_000_000), "foto.jpg"],
  ["small-with-location.jpg", await withLocation.jpeg().toBuffer(), "small-with-location.jpg"],
])("a picture called %s is redrawn, without its location", async (name, content, newName) => {
  expect(await prepareFile(new File([new Uint8Array(content)], name), canShrink)).toEqual({
    ...shrunk,
    name: newName,
    type: "image/jpeg",
    mayHaveLocation: false,
  });
});

test.each([
  ["plan.pdf", pdf(9_000_000), "application/pdf", false],
  ["gevel.heic", heic(2_000_000), "image/heic", false],
  ["gevel", await withLocation.jpeg().toBuffer(), "image/jpeg", true],
  ["gevel", await withLocation.png().toBuffer(), "image/png", true],
  ["gevel", await withLocation.webp().toBuffer(), "image/webp", true],
])(
  "%s is sent unchanged where it cannot be redrawn",
  async (name, content, type, mayHaveLocation) => {
    const ready = await prepare(name, content, cannotShrink);
    expect(ready).toMatchObject({ name, type, thumbnail: "", mayHaveLocation });
    expect(ready).toHaveProperty("bytes.byteLength", content.length);
  },
);

test.each([
  ["plan.pdf", pdf(9_000_001), "pdfTooLarge"],
  ["gevel.heic", heic(2_000_001), "undecodable"],
  ["scan.tiff", padded("II*\0\x08\0\0\0"), "kind"],
  ["from-a-cloud-folder.heic", Buffer.alloc(0), "unreadable"],
])("%s cannot be sent", async (name, content, reason) => {
  expect(await prepare(name, content, cannotShrink)).toBe(reason);
});

/** A picture of these sides that is nothing but a header. */
function header(width: number, height: number): Buffer {
  const bytes = padded("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 40);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

test("a picture with too many pixels is rejected before it is decoded", async () => {
  expect(await prepare("muur.png", header(12_001, 10_000), neverShrink)).toBe("tooManyPixels");
  await expect(prepare("muur.png", header(12_000, 10_000), neverShrink)).rejects.toThrow("decoded");
});
