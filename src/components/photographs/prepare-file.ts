import { imageSize } from "image-size";
import { fileLimits, fileTypeOf, maxBytesOf, maxMegapixels } from "#contract/files.ts";
import type { FilesTexts } from "#data/enquiry/enquiry-files.ts";
import { shrink } from "./shrink.ts";

/** Why a file cannot be sent; each reason has its sentence in content/enquiry-files.yaml. */
export type RejectReason = keyof FilesTexts["rejectReasons"];

/** A file that is ready to be sent. */
export interface ReadyFile {
  name: string;
  type: string;
  bytes: ArrayBuffer;
  /** A data URL; "" when the browser cannot show the file. */
  thumbnail: string;
  /** Whether it is sent unchanged, and may say where it was taken. */
  mayHaveLocation: boolean;
}

/** Whether a picture has Exif or XMP data, which may say where it was taken. */
const hasMetadata = (bytes: Uint8Array) =>
  /exif|ns\.adobe\.com\/xap/i.test(new TextDecoder("latin1").decode(bytes));

/**
 * Whether a picture says that it has more pixels than may be decoded. It is not opened for that.
 */
function hasTooManyPixels(bytes: Uint8Array): boolean {
  try {
    const { width, height } = imageSize(bytes);
    return width * height > maxMegapixels * 1_000_000;
  } catch {
    // Whether it is a picture at all is decided elsewhere.
    return false;
  }
}

/**
 * Prepares a file for sending, or returns why it cannot be sent. Pictures that the browser can
 * decode are made smaller; other files are sent unchanged.
 */
export async function prepareFile(
  { name, bytes }: Pick<ReadyFile, "name" | "bytes">,
  makeSmaller: typeof shrink = shrink,
): Promise<ReadyFile | RejectReason> {
  const content = new Uint8Array(bytes);
  // What is still in a cloud folder arrives without content, and a moment later with it.
  if (content.length === 0) {
    return "unreadable";
  }
  const type = fileTypeOf(content);
  const isPdf = type === "application/pdf";
  if (hasTooManyPixels(content)) {
    return "tooManyPixels";
  }
  const smaller = isPdf ? undefined : await makeSmaller(bytes);
  if (smaller && smaller.bytes.byteLength <= fileLimits.bytes) {
    const baseName = name.replace(/\.[a-z0-9]{1,5}$/i, "") || "foto";
    return { ...smaller, name: `${baseName}.jpg`, type: "image/jpeg", mayHaveLocation: false };
  }
  if (!type) {
    return "kind";
  }
  if (bytes.byteLength > maxBytesOf(type)) {
    return isPdf ? "pdfTooLarge" : "undecodable";
  }
  const mayHaveLocation = !isPdf && hasMetadata(content);
  return { name, type, bytes, thumbnail: "", mayHaveLocation };
}
