import {
  fileLimits,
  fileTypeOf,
  maxBytesOf,
  maxMegapixels,
} from "@contractor/core/enquiry/files.ts";
import type { FilesTexts } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { imageSize } from "image-size";

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

const thumbnailSide = 160;
/** The longest side in pixels, and the quality, at which a wall can be judged. */
const longestSide = 1_600;
const quality = 0.75;

/** Draws a picture, reduced so that no side is longer than this, in pixels. */
function scale(source: ImageBitmap | HTMLCanvasElement, maxSide: number): HTMLCanvasElement {
  const factor = Math.min(1, maxSide / Math.max(source.width, source.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(source.width * factor));
  canvas.height = Math.max(1, Math.round(source.height * factor));
  const context = canvas.getContext("2d");
  if (!context) {
    throw new Error("No canvas");
  }
  // A picture may be transparent, but a JPEG cannot.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  // Some browsers return noise instead of what was drawn, as a protection against tracking.
  if (context.getImageData(0, 0, 4, 1).data.some((value) => value < 200)) {
    throw new Error("The canvas cannot be read");
  }
  // Newer (CanvasRenderingContext2D.imageSmoothingQuality): without it, the picture is a little
  // rougher.
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Redraws a picture smaller and without metadata; undefined when the browser cannot. */
async function shrink(original: ArrayBuffer) {
  try {
    const picture = await createImageBitmap(new Blob([original]), {
      imageOrientation: "from-image",
    });
    const whole = scale(picture, longestSide);
    picture.close();
    const thumbnail = scale(whole, thumbnailSide).toDataURL("image/jpeg", 0.7);
    const encoded = await new Promise<Blob | null>((resolve) => {
      whole.toBlob(resolve, "image/jpeg", quality);
    });
    // Its memory is freed at once, because phones have little.
    whole.width = 0;
    // Encoding fails for a canvas that is too large for the device.
    return encoded ? { bytes: await encoded.arrayBuffer(), thumbnail } : undefined;
  } catch {
    return undefined;
  }
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
  file: Pick<File, "name" | "arrayBuffer">,
  makeSmaller: typeof shrink = shrink,
): Promise<ReadyFile | RejectReason> {
  const { name } = file;
  const bytes = await file.arrayBuffer();
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
  return { name, type, bytes, thumbnail: "", mayHaveLocation: !isPdf && hasMetadata(content) };
}
