import { type fileKinds, fileLimits } from "#contract/files.ts";
import { shrink } from "./shrink.ts";
import type { Attachment, RejectReason } from "./upload-types.ts";

/** The types of file that can be sent, by their content type in the mail. */
type FileType = (typeof fileKinds)[number]["types"][0];

const textAt = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const heicBrand = /heic|heix|heim|heis|hevc|hevx|mif1|msf1/;

/** The type of a file by its first bytes, not its name; undefined when it cannot be sent. */
export function detectFileType(bytes: Uint8Array): FileType | undefined {
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
  if (brand === "avif" || brand === "avis") {
    return "image/avif";
  }
  return heicBrand.test(brand) ? "image/heic" : undefined;
}

/** Whether a picture has Exif or XMP data, which may say where it was taken. */
const hasMetadata = (bytes: Uint8Array) =>
  /exif|ns\.adobe\.com\/xap/i.test(new TextDecoder("latin1").decode(bytes));

type PreparedFile = Pick<Attachment, "name" | "type" | "bytes" | "thumbnail" | "mayHaveLocation">;

/**
 * Prepares a file for sending, or returns why it cannot be sent. Pictures that the browser can
 * decode are made smaller; other files are sent unchanged.
 */
export async function prepareFile(
  { name, bytes }: Pick<Attachment, "name" | "bytes">,
  makeSmaller: typeof shrink = shrink,
): Promise<PreparedFile | RejectReason> {
  const content = new Uint8Array(bytes);
  const type = detectFileType(content);
  const isPdf = type === "application/pdf";
  const smaller = isPdf ? undefined : await makeSmaller(bytes);
  if (smaller && smaller.bytes.byteLength <= fileLimits.bytes) {
    const baseName = name.replace(/\.[a-z0-9]{1,5}$/i, "") || "foto";
    return { ...smaller, name: `${baseName}.jpg`, type: "image/jpeg", mayHaveLocation: false };
  }
  if (!type) {
    return "kind";
  }
  if (bytes.byteLength > fileLimits.bytes) {
    return isPdf ? "pdfTooLarge" : "undecodable";
  }
  const mayHaveLocation = !isPdf && hasMetadata(content);
  return { name, type, bytes, thumbnail: "", mayHaveLocation };
}
