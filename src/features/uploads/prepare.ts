import { fileLimits } from "#contract/files.ts";
import { kindOf, mayTellPlace } from "./kind";
import { jpegName } from "./names";
import type { Photograph, Refusal } from "./photograph";
import { shrink } from "./shrink";

type Result = Pick<Photograph, "name" | "type" | "bytes" | "thumbnail" | "tellsPlace">;

/**
 * A file as it will travel, or why it cannot: pictures are made smaller, PDFs go as they are, and so does a picture
 * that this browser cannot show, if it is small enough.
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
    return { ...smaller, name: jpegName(name), type: "image/jpeg", tellsPlace: false };
  }
  if (!kind) return "kind";
  if (bytes.byteLength > fileLimits.bytes) return isPdf ? "pdfTooLarge" : "undecodable";
  return { name, type: kind, bytes, thumbnail: "", tellsPlace: !isPdf && mayTellPlace(head) };
}
