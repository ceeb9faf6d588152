import { type fileKinds, fileLimits } from "#contract/files.ts";
import { shrink } from "./shrink.ts";
import type { Photograph, Refusal } from "./upload.ts";

/** The kinds of file that travel, by the content type the mail carries. */
type Kind = (typeof fileKinds)[number]["types"][0];

const letters = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const heic = /heic|heix|heim|heis|hevc|hevx|mif1|msf1/;

/** What a file is by how it begins, whatever its name says; undefined for what does not travel. */
export function kindOf(bytes: Uint8Array): Kind | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) {
    return "image/jpeg";
  }
  if (letters(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") {
    return "image/png";
  }
  if (letters(bytes, 0, 5) === "%PDF-") {
    return "application/pdf";
  }
  if (letters(bytes, 0, 4) === "RIFF" && letters(bytes, 8, 12) === "WEBP") {
    return "image/webp";
  }
  if (letters(bytes, 4, 8) !== "ftyp") {
    return undefined;
  }
  const brand = letters(bytes, 8, 12);
  if (brand === "avif" || brand === "avis") {
    return "image/avif";
  }
  return heic.test(brand) ? "image/heic" : undefined;
}

/**
 * Whether a picture holds a record in which cameras write the place, the time and their own number.
 */
const mayTellPlace = (bytes: Uint8Array) =>
  /exif|ns\.adobe\.com\/xap/i.test(new TextDecoder("latin1").decode(bytes));

type Result = Pick<Photograph, "name" | "type" | "bytes" | "thumbnail" | "tellsPlace">;

/**
 * A file as it will travel, pictures made smaller where this browser can show them, or why it
 * cannot.
 */
export async function prepare(
  { name, bytes }: Pick<Photograph, "name" | "bytes">,
  makeSmaller: typeof shrink = shrink,
): Promise<Result | Refusal> {
  const head = new Uint8Array(bytes);
  const kind = kindOf(head);
  const isPdf = kind === "application/pdf";
  const smaller = isPdf ? undefined : await makeSmaller(bytes);
  if (smaller && smaller.bytes.byteLength <= fileLimits.bytes) {
    const called = name.replace(/\.[a-z0-9]{1,5}$/i, "") || "foto";
    return { ...smaller, name: `${called}.jpg`, type: "image/jpeg", tellsPlace: false };
  }
  if (!kind) {
    return "kind";
  }
  if (bytes.byteLength > fileLimits.bytes) {
    return isPdf ? "pdfTooLarge" : "undecodable";
  }
  return { name, type: kind, bytes, thumbnail: "", tellsPlace: !isPdf && mayTellPlace(head) };
}
