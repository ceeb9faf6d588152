import sharp from "sharp";
import { expect, test } from "vitest";
import { prepareFile } from "./prepare-file.ts";

const buffer = (bytes: Uint8Array) => new Uint8Array(bytes).buffer;
const padded = (start: string, size: number) =>
  buffer(Buffer.concat([Buffer.from(start, "latin1")], size));
const pdf = (size: number) => padded("%PDF-1.7\n", size);
const heic = (size: number) => padded("\0\0\0\x18ftypheic\0\0\0\0", size);

const shrunk = { bytes: new ArrayBuffer(9), thumbnail: "data:" };
const canShrink = async () => shrunk;
const neverShrink = () => Promise.reject(new Error("decoded"));
const cannotShrink = async () => undefined;

test.each([
  ["gevel.HEIC", "gevel.jpg"],
  ["gevel.gif", "gevel.jpg"],
  [".png", "foto.jpg"],
])("a picture called %s becomes a small JPEG called %s", async (name, newName) => {
  expect(await prepareFile({ name, bytes: heic(9_000_000) }, canShrink)).toEqual({
    ...shrunk,
    name: newName,
    type: "image/jpeg",
    mayHaveLocation: false,
  });
});

test("a picture that is redrawn is sent without its location, even if that makes it larger", async () => {
  const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#888" } })
    .withExif({ IFD3: { GPSLatitude: "51/1 55/1 0/1" } })
    .jpeg()
    .toBuffer();
  const redrawn = { bytes: new ArrayBuffer(9_000), thumbnail: "data:" };
  expect(
    await prepareFile({ name: "gevel.jpg", bytes: buffer(small) }, async () => redrawn),
  ).toEqual({ ...redrawn, name: "gevel.jpg", type: "image/jpeg", mayHaveLocation: false });
});

test("a PDF of nine megabytes is sent unchanged", async () => {
  const bytes = pdf(9_000_000);
  expect(await prepareFile({ name: "plan.pdf", bytes }, canShrink)).toEqual({
    name: "plan.pdf",
    bytes,
    type: "application/pdf",
    thumbnail: "",
    mayHaveLocation: false,
  });
});

test("a larger PDF is rejected", async () => {
  expect(await prepareFile({ name: "plan.pdf", bytes: pdf(9_000_001) }, canShrink)).toBe(
    "pdfTooLarge",
  );
});

test("a picture of two megabytes that the browser cannot show is sent unchanged", async () => {
  const bytes = heic(2_000_000);
  expect(await prepareFile({ name: "gevel.heic", bytes }, cannotShrink)).toEqual({
    name: "gevel.heic",
    bytes,
    type: "image/heic",
    thumbnail: "",
    mayHaveLocation: false,
  });
});

test("a larger picture that the browser cannot show is rejected", async () => {
  expect(await prepareFile({ name: "gevel.heic", bytes: heic(2_000_001) }, cannotShrink)).toBe(
    "undecodable",
  );
});

/** A picture of these sides that is nothing but a header. */
function header(width: number, height: number): ArrayBuffer {
  const bytes = Buffer.alloc(40);
  bytes.write("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return buffer(bytes);
}

test("a picture with too many pixels is rejected before it is decoded", async () => {
  const prepare = (bytes: ArrayBuffer) => prepareFile({ name: "muur.png", bytes }, neverShrink);
  expect(await prepare(header(12_001, 10_000))).toBe("tooManyPixels");
  await expect(prepare(header(12_000, 10_000))).rejects.toThrow("decoded");
  const wide = await picture.clone().jpeg().toBuffer();
  const sides = wide.indexOf("\xff\xc0", 0, "latin1") + 5;
  wide.writeUInt16BE(8_000, sides);
  wide.writeUInt16BE(16_000, sides + 2);
  expect(await prepare(buffer(wide))).toBe("tooManyPixels");
});

const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#888" } });

test.each(["jpeg", "png", "webp"] as const)(
  "a %s with a location that is sent unchanged is marked",
  async (format) => {
    const withLocation = picture.clone().withExif({ IFD3: { GPSLatitude: "51/1 55/1 0/1" } });
    const bytes = buffer(await withLocation.toFormat(format).toBuffer());
    expect(await prepareFile({ name: "gevel", bytes }, cannotShrink)).toMatchObject({
      type: `image/${format}`,
      mayHaveLocation: true,
    });
  },
);

test("an empty file can be chosen again", async () => {
  const empty = { name: "gevel.heic", bytes: new ArrayBuffer(0) };
  expect(await prepareFile(empty, cannotShrink)).toBe("unreadable");
});

test("a picture of a kind that cannot be sent is rejected for its kind", async () => {
  const bytes = buffer(Buffer.from("II*\0\x08\0\0\0"));
  expect(await prepareFile({ name: "scan.tiff", bytes }, cannotShrink)).toBe("kind");
});
