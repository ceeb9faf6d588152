/** The name that every file in a call is posted under, after all the texts. */
export const fileField = "bestand";

/** How much one call takes, and so one mail. More goes in another call. */
export const fileLimits = { count: 8, bytes: 2_000_000, totalBytes: 12_000_000 };

/**
 * What may be sent, told by content and never by name, with its usual content type and ending
 * first.
 */
export const fileKinds = [
  { name: "JPEG", types: ["image/jpeg"], extensions: ["jpg", "jpeg"] },
  { name: "PNG", types: ["image/png"], extensions: ["png"] },
  { name: "WebP", types: ["image/webp"], extensions: ["webp"] },
  { name: "HEIC", types: ["image/heic", "image/heif"], extensions: ["heic", "heif"] },
  { name: "AVIF", types: ["image/avif"], extensions: ["avif"] },
  { name: "PDF", types: ["application/pdf"], extensions: ["pdf"] },
] as const;

/**
 * The only form that the reference of an enquiry with files has, as in KK-7Q3XW9CM; see
 * identity.ts.
 */
export const filesReference = /^[A-Z]{1,4}-[23456789CFGHJKMPQRVWX]{8}$/;

export function filesSubject(reference: string): string {
  return `Foto's bij aanvraag ${reference}`;
}

// Room for the texts, and for the lines around every part.
const bytesAround = 64_000;

/** The longest call within these limits. */
export const maxFilesRequestBytes = fileLimits.totalBytes + bytesAround;

/**
 * The answer when one file of a call may not be sent; the others may go without it. Files are
 * counted from 1.
 */
export function fileRefusal(number: number, name: string, why: string): string {
  return `File ${number} ("${name}") ${why}`;
}

/**
 * Which file of a call an answer refuses, counted from 1; undefined when it is about the whole
 * call.
 */
export function refusedFile(answer: string): number | undefined {
  const [, number] = /^File (\d+) \(/.exec(answer) ?? [];
  return number === undefined ? undefined : Number(number);
}
