import { createHash, randomBytes } from "node:crypto";
import { fileField } from "@contractor/core/enquiry/files.ts";
import type { Email } from "postal-mime";
import { ids } from "./enquiries.ts";

const box = (brand: string) => `\0\0\0\x18ftyp${brand}\0\0\0\0${brand}mif1`;

/** How a file of each kind begins, a character for each byte. */
const beginnings = {
  jpg: "\xff\xd8\xff\xe0\0\x10JFIF\0",
  png: `\x89PNG\r\n\x1a\n\0\0\0\rIHDR${"\0".repeat(21)}IDAT\0\0\0\0`,
  webp: "RIFF\x10\x10\0\0WEBPVP8 ",
  heic: box("heic"),
  avif: box("avif"),
  pdf: "%PDF-1.7\n",
  gif: "GIF89a",
  zip: "PK\x03\x04\x14\0",
  exe: "MZ\x90\0",
  html: "<!doctype html><script>alert(1)</script>",
  svg: '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">',
  text: "gewoon tekst, maar geen plaatje ",
};
export type Kind = keyof typeof beginnings;
export const sendable: Kind[] = ["jpg", "png", "webp", "heic", "avif", "pdf"];
export const notSendable: Kind[] = ["gif", "zip", "exe", "html", "svg", "text"];

/** The bytes of a valid file of this kind, different each time. */
export function contentOf(kind: Kind, size = 5_000): Buffer {
  return Buffer.concat([Buffer.from(beginnings[kind], "latin1"), randomBytes(size)]).subarray(
    0,
    size,
  );
}

export function photographs(count: number, size?: number): Record<string, Buffer> {
  return Object.fromEntries(
    [..."abcdefghij"].slice(0, count).map((name) => [`${name}.jpg`, contentOf("jpg", size)]),
  );
}

export const filesTexts = {
  ...ids,
  reference: "DG-7Q3XW9CM",
  sent_at: "2026-06-03T12:05:00.000Z",
  name: "Zoë de Vries",
  files_info: "Ja, 2 bestand(en) bijgevoegd",
};

/**
 * The call that sends these files, by name, for the quote form's enquiry. A text that is undefined
 * is left out.
 */
export function filesForm(
  files: Record<string, Buffer>,
  texts: Record<string, string | undefined> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filesTexts, ...texts })) {
    if (value !== undefined) {
      form.append(name, value);
    }
  }
  for (const [name, content] of Object.entries(files)) {
    form.append(fileField, new Blob([new Uint8Array(content)], { type: "image/jpeg" }), name);
  }
  return form;
}

export function hashOf(content: Uint8Array | ArrayBuffer): string {
  return createHash("sha256").update(new Uint8Array(content)).digest("hex");
}

export function filesIn({ attachments }: Pick<Email, "attachments">) {
  return attachments.map(({ filename, content }) => [filename, hashOf(content as ArrayBuffer)]);
}
