import { createHash } from "node:crypto";
import type { BusboyInstance } from "@fastify/busboy";
import { fileField, fileLimits, fileRefusal } from "#contract/files.ts";
import { cleanLine } from "#mail/enquiry/sanitize.ts";
import { Blocks } from "#mail/http/blocks.ts";
import { Refusal } from "#mail/http/response.ts";

/** A file as it was posted: its name is the sender's word. */
export interface PostedFile {
  /** Its place among the files of the call, counted from 1. */
  number: number;
  name: string;
  /** In pieces: put together it would be in memory twice. */
  content: Buffer[];
  size: number;
  hash: string;
}

export type Texts = ReadonlyMap<string, string>;

const { count, bytes, totalBytes } = fileLimits;

export const tooLargeTogether = `The files are larger than ${totalBytes} bytes together`;

/**
 * Keeps the parts of a form as a parser finds them, until one exceeds the limits. `check` is asked
 * before the first file is kept, and refuses texts that are not right.
 */
export function keepParts<Params>(parser: BusboyInstance, check: (texts: Texts) => Params) {
  const texts = new Map<string, string>();
  let params: Params | undefined;
  let contents: Blocks[] = [];
  let files: PostedFile[] = [];
  let size = 0;
  let tooLarge: Refusal | undefined;
  let refusal: Refusal | undefined;

  const refuse = (message: string) => {
    refusal ??= new Refusal(400, "malformed-form", message);
  };
  /**
   * Nothing is kept of files that are too large; the rest of their form is still read, so that the
   * sender hears it.
   */
  const refuseSize = (reason: string, message: string) => {
    tooLarge ??= new Refusal(413, reason, message);
    contents = contents.map(() => new Blocks());
    files = [];
  };
  const checkTexts = () => {
    if (refusal !== undefined) {
      return;
    }
    try {
      params ??= check(texts);
    } catch (error) {
      refusal = error as Refusal;
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
    const content = new Blocks();
    const number = contents.push(content);
    // A browser writes a name's quotes and line breaks as in an address.
    const name = cleanLine(posted.replace(/%(?:22|0D|0A)/gi, decodeURIComponent)).slice(0, 200);
    if (number > count) {
      refuseSize("too-many", `There are more than ${count} files`);
    }
    // Of a body that breaks off the parser itself tells.
    stream.on("error", () => {});
    stream.on("data", (chunk: Buffer) => {
      size += chunk.length;
      if (content.size + chunk.length > bytes) {
        refuseSize("too-large", fileRefusal(number, name, `is larger than ${bytes} bytes`));
      } else if (size > totalBytes) {
        refuseSize("too-large", tooLargeTogether);
      }
      if (refusal === undefined && tooLarge === undefined) {
        content.append(chunk);
      }
    });
    stream.on("end", () => {
      const { content: blocks } = content;
      const hash = createHash("sha256");
      for (const block of blocks) {
        hash.update(block);
      }
      files.push({ number, name, content: blocks, size: content.size, hash: hash.digest("hex") });
    });
  });

  return {
    held: () => contents.reduce((sum, { held }) => sum + held, 0),
    /** Whether nothing that is still to come can make the form right. */
    isRefused: () => refusal !== undefined,
    /** The whole form. Throws the refusal of the first part that may not be there. */
    form() {
      checkTexts();
      const why = refusal ?? tooLarge;
      if (why !== undefined || params === undefined) {
        throw why;
      }
      return { params, files };
    },
  };
}
