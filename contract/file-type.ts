import type { FileType } from "./files.ts";

const textAt = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

/**
 * The brands of HEIC: pictures, and the sequences of pictures that a phone makes of a burst or a
 * live photograph.
 */
const heicBrands = "heic heix heim heis mif1 hevc hevx hevm hevs msf1".split(" ");
const avifBrands = ["avif", "avis"];

/**
 * The type of a file by its first bytes, never its name; undefined when its kind may not be sent.
 * The forms and the mail service ask the same, so that neither refuses what the other accepts.
 */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) {
    return "image/jpeg";
  }
  if (textAt(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") {
    return "image/png";
  }
  if (textAt(bytes, 0, 5) === "%PDF-") {
    return "application/pdf";
  }
  if (textAt(bytes, 0, 4) === "RIFF" && textAt(bytes, 8, 12) === "WEBP") {
    return "image/webp";
  }
  if (textAt(bytes, 4, 8) !== "ftyp") {
    return undefined;
  }
  const brand = textAt(bytes, 8, 12);
  if (avifBrands.includes(brand)) {
    return "image/avif";
  }
  return heicBrands.includes(brand) ? "image/heic" : undefined;
}
