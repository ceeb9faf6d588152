import { createHash } from "node:crypto";
import type { BusboyFileStream } from "@fastify/busboy";
import { fileField, fileLimits, fileRefusal } from "../../contract/files.ts";
import { Refusal } from "../http/response.ts";
import { cleanLine } from "../enquiry/sanitize.ts";

/** A file as it was posted: its name is the sender's word. */
export interface PostedFile {
  /** Its place among the files of the call, counted from 1. */
  number: number;
  name: string;
  /** As it came in, piece by piece: put together it would be in memory twice. */
  content: Buffer[];
  size: number;
  /** SHA-256 of the content, in hexadecimal. */
  hash: string;
}

export interface PostedForm {
  texts: Map<string, string>;
  files: PostedFile[];
}

const { count, bytes, totalBytes } = fileLimits;

/** What is answered to files that are too much for one call. */
export const tooLargeTogether = `The files are larger than ${totalBytes} bytes together`;

/** The name a browser was given: it writes quotes and line breaks as in an address. */
function asGiven(posted: string): string {
  return cleanLine(
    posted.replace(/%(22|0D|0A)/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
  ).slice(0, 200);
}

/** Keeps the parts of a form as a parser finds them, until one exceeds the limits. */
export class FormParts {
  readonly #texts = new Map<string, string>();
  #files: PostedFile[] = [];
  #count = 0;
  #size = 0;
  #refusal: Refusal | undefined;

  /** The whole form. Throws the refusal (400 or 413) of the first part that may not be there. */
  form(): PostedForm {
    if (this.#refusal !== undefined) throw this.#refusal;
    return { texts: this.#texts, files: this.#files };
  }

  readonly onText = (name: string | undefined, value: string, _nameCut: boolean, valueCut: boolean): void => {
    if (name === undefined || this.#texts.has(name) || valueCut || name === fileField) {
      this.#refuse(400, "malformed-form", "A text has no name of its own, or is too long");
    } else {
      this.#texts.set(name, value);
    }
  };

  readonly onTooManyTexts = (): void => this.#refuse(400, "malformed-form", "There are too many texts");

  readonly onFile = (
    field: string | undefined,
    stream: BusboyFileStream,
    posted: string | undefined,
  ): void => {
    this.#count += 1;
    const file = { number: this.#count, name: asGiven(posted ?? "") };
    if (field !== fileField) this.#refuse(400, "malformed-form", `Files are posted as "${fileField}"`);
    if (this.#count > count) this.#refuse(413, "too-many", `There are more than ${count} files`);
    const hash = createHash("sha256");
    let chunks: Buffer[] = [];
    let size = 0;
    // Of a body that breaks off the parser itself tells.
    stream.on("error", () => {});
    stream.on("data", (chunk: Buffer) => {
      size += chunk.length;
      this.#size += chunk.length;
      if (size > bytes) {
        this.#refuse(413, "too-large", fileRefusal(file.number, file.name, `is larger than ${bytes} bytes`));
      } else if (this.#size > totalBytes) {
        this.#refuse(413, "too-large", tooLargeTogether);
      }
      if (this.#refusal !== undefined) {
        chunks = [];
        return;
      }
      hash.update(chunk);
      chunks.push(chunk);
    });
    stream.on("end", () => {
      if (this.#refusal !== undefined) return;
      this.#files.push({ ...file, content: chunks, size, hash: hash.digest("hex") });
    });
  };

  #refuse(...refusal: ConstructorParameters<typeof Refusal>): void {
    this.#refusal ??= new Refusal(...refusal);
    this.#files = [];
  }
}
