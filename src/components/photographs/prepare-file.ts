import { imageSize } from "image-size";
import { fileTypeOf } from "#contract/file-type.ts";
import { fileLimits, maxBytesOf, maxMegapixels } from "#contract/files.ts";
import { shrink } from "./shrink.ts";
import type { Attachment, RejectReason } from "./upload-types.ts";

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
