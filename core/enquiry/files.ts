/** The form field of every file in a call. The files come after all texts. */
export const fileField = "bestand";

/**
 * The limits of one call, and so of one mail. More files go in another call. A report or a drawing
 * of an architect is larger than a photograph, which the browser makes smaller.
 */
export const fileLimits = {
  count: 8,
  bytes: 2_000_000,
  pdfBytes: 9_000_000,
  totalBytes: 12_000_000,
};

/**
 * The most pixels of a picture. A small file may have a thousand million of them, which would hold
 * the page, or a phone that opens the mail, for seconds.
 */
export const maxMegapixels = 120;

/** Pictures, and the sequences of pictures that a phone makes of a burst or a live photograph. */
const heic = /^[\s\S]{4}ftyp(he[iv][cxms]|mif1|msf1)/;

/** The kinds of file that may be sent, with how each begins. The usual extension comes first. */
export const fileKinds = [
  { name: "JPEG", type: "image/jpeg", extensions: ["jpg", "jpeg"], start: /^\xff\xd8\xff/ },
  { name: "PNG", type: "image/png", extensions: ["png"], start: /^\x89PNG\r\n/ },
  { name: "WebP", type: "image/webp", extensions: ["webp"], start: /^RIFF[\s\S]{4}WEBP/ },
  { name: "HEIC", type: "image/heic", extensions: ["heic", "heif"], start: heic },
  { name: "AVIF", type: "image/avif", extensions: ["avif"], start: /^[\s\S]{4}ftypavi[fs]/ },
  { name: "PDF", type: "application/pdf", extensions: ["pdf"], start: /^%PDF-/ },
] as const;

type FileType = (typeof fileKinds)[number]["type"];

export const maxBytesOf = (type: FileType | undefined) =>
  type === "application/pdf" ? fileLimits.pdfBytes : fileLimits.bytes;

export const filesSubject = (enquiryNumber: string): string =>
  `Bestanden bij aanvraag ${enquiryNumber}`;

/** Room for the texts, and for the headers of every part. */
const overheadBytes = 64_000;

export const maxFilesRequestBytes = fileLimits.totalBytes + overheadBytes;

/**
 * The answer when one file of a call is refused. The browser then sends the others without it.
 * Files are counted from 1.
 */
export function fileRefusal(number: number, name: string, reason: string): string {
  return `File ${number} ("${name}") ${reason}`;
}

/** The number of the file that an answer refuses; undefined when it refuses the whole call. */
export function refusedFile(answer: string): number | undefined {
  const [, number] = /^File (\d+) \(/.exec(answer) ?? [];
  return number === undefined ? undefined : Number(number);
}

/**
 * The type of a file by its first bytes, never its name; undefined when its kind may not be sent.
 * The forms and the mail service ask the same, so that neither refuses what the other accepts.
 */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  const first = String.fromCharCode(...bytes.subarray(0, 12));
  return fileKinds.find(({ start }) => start.test(first))?.type;
}
