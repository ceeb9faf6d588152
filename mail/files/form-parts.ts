import { hash } from "node:crypto";
import type { BusboyInstance } from "@fastify/busboy";
import { cleanLine } from "#contract/clean-text.ts";
import { fileTypeOf } from "#contract/file-type.ts";
import { fileField, fileLimits, fileRefusal, maxBytesOf } from "#contract/files.ts";
import { HttpRefusal } from "#mail/http/http-refusal.ts";

/** A file as it was posted, with the name that the sender gave it. */
export interface PostedFile {
  /** The file's place in the call, counted from 1. */
  number: number;
  name: string;
  content: Buffer;
  hash: string;
}

export type Texts = ReadonlyMap<string, string>;

const { count, bytes, pdfBytes, totalBytes } = fileLimits;

/** As many bytes of a file as say what type it is. */
const startBytes = 16;

export const tooLargeTogether = `The files are larger than ${totalBytes} bytes together`;

/**
 * Keeps the parts of a form as a parser finds them, until one exceeds the limits. `check` gets the
 * texts before the first file is kept, and may refuse them.
 */
export function keepParts<Params>(parser: BusboyInstance, check: (texts: Texts) => Params) {
  const texts = new Map<string, string>();
  const files: PostedFile[] = [];
  let params: Params | undefined;
  let fileCount = 0;
  let totalSize = 0;
  let tooLarge: HttpRefusal | undefined;
  let refusal: HttpRefusal | undefined;

  const refuse = (message: string) => {
    refusal ??= new HttpRefusal(400, "malformed-form", message);
  };
  /**
   * Drops files that are too large. The rest of the form is still read, since browsers show no
   * answer that comes before the whole request was sent.
   */
  const refuseSize = (reason: string, message: string) => {
    tooLarge ??= new HttpRefusal(413, reason, message);
    files.length = 0;
  };
  const checkTexts = () => {
    if (refusal !== undefined) {
      return;
    }
    try {
      params ??= check(texts);
    } catch (error) {
      refusal = error as HttpRefusal;
    }
  };

  parser.on("partsLimit", () => refuse("There are too many parts"));
  parser.on("field", (name: string | undefined, value, _nameCut, valueCut) => {
    const isNew = name !== undefined && !texts.has(name) && name !== fileField;
    if (isNew && !valueCut && params === undefined) {
      texts.set(name, value);
    } else {
      refuse("A text has no name of its own, is too long, or comes after a file");
    }
  });
  parser.on("file", (field: string | undefined, stream, posted = "") => {
    if (field !== fileField) {
      refuse(`Files are posted as "${fileField}"`);
    }
    checkTexts();
    fileCount += 1;
    const number = fileCount;
    // Browsers percent-encode quotes and line breaks in a file name.
    const name = cleanLine(posted.replace(/%(?:22|0D|0A)/gi, decodeURIComponent)).slice(0, 200);
    if (number > count) {
      refuseSize("too-many", `There are more than ${count} files`);
    }
    // The parser itself reports a body that breaks off.
    stream.on("error", () => {});
    // Chunks are copied, since a chunk of one byte may keep a whole packet in memory.
    let content: Buffer | undefined;
    let start = Buffer.alloc(0);
    let size = 0;
    stream.on("data", (piece: Buffer) => {
      totalSize += piece.length;
      if (start.length < startBytes) {
        start = Buffer.concat([start, piece.subarray(0, startBytes)]);
      }
      const most = maxBytesOf(fileTypeOf(start));
      if (size + piece.length > most) {
        refuseSize("too-large", fileRefusal(number, name, `is larger than ${most} bytes`));
      } else if (totalSize > totalBytes) {
        refuseSize("too-large", tooLargeTogether);
      }
      if (refusal === undefined && tooLarge === undefined) {
        // The system assigns memory to it only as it is written.
        content ??= Buffer.allocUnsafeSlow(bytes);
        if (size + piece.length > content.length) {
          const larger = Buffer.allocUnsafeSlow(pdfBytes);
          content.copy(larger, 0, 0, size);
          content = larger;
        }
        content.set(piece, size);
        size += piece.length;
      } else {
        content = undefined;
      }
    });
    stream.on("end", () => {
      if (refusal !== undefined || tooLarge !== undefined) {
        return;
      }
      const whole = (content ?? Buffer.alloc(0)).subarray(0, size);
      files.push({ number, name, content: whole, hash: hash("sha256", whole) });
    });
  });

  return {
    /** Whether the form is refused, whatever is still to come. */
    isRefused: () => refusal !== undefined,
    /** The whole form. Throws the refusal of the first part that may not be there. */
    form() {
      checkTexts();
      const reason = refusal ?? tooLarge;
      if (reason !== undefined || params === undefined) {
        throw reason;
      }
      return { params, files };
    },
  };
}
