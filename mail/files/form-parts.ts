import { createHash } from "node:crypto";
import type { BusboyFileStream } from "@fastify/busboy";
import { fileField, fileLimits, fileRefusal } from "../../contract/files.ts";
import { cleanLine } from "../enquiry/sanitize.ts";
import { Blocks } from "../http/blocks.ts";
import { Refusal } from "../http/response.ts";

/** A file as it was posted: its name is the sender's word. */
export interface PostedFile {
  /** Its place among the files of the call, counted from 1. */
  number: number;
  name: string;
  /** In pieces: put together it would be in memory twice. */
  content: Buffer[];
  size: number;
  /** SHA-256 of the content, in hexadecimal. */
  hash: string;
}

export type Texts = ReadonlyMap<string, string>;

export interface PostedForm<Params> {
  /** What its texts say. */
  params: Params;
  files: PostedFile[];
}

const { count, bytes, totalBytes } = fileLimits;

/** What is answered to files that are too much for one call. */
export const tooLargeTogether = `The files are larger than ${totalBytes} bytes together`;

/** The name a browser was given: it writes quotes and line breaks as in an address. */
function asGiven(posted: string): string {
  return cleanLine(posted.replace(/%(?:22|0D|0A)/gi, decodeURIComponent)).slice(0, 200);
}

/** Keeps the parts of a form as a parser finds them, until one exceeds the limits. */
export class FormParts<Params> {
  readonly #check: (texts: Texts) => Params;
  readonly #texts = new Map<string, string>();
  #params: Params | undefined;
  #contents: Blocks[] = [];
  #files: PostedFile[] = [];
  #size = 0;
  #tooLarge: Refusal | undefined;
  #refusal: Refusal | undefined;

  /** `check` is asked before the first file is kept, and refuses texts that are not right. */
  constructor(check: (texts: Texts) => Params) {
    this.#check = check;
  }

  /** What the files take in memory so far. */
  get held(): number {
    return this.#contents.reduce((sum, { held }) => sum + held, 0);
  }

  /** Whether nothing that is still to come can make the form right. */
  get isRefused(): boolean {
    return this.#refusal !== undefined;
  }

  /** The whole form. Throws the refusal of the first part that may not be there. */
  form(): PostedForm<Params> {
    const params = this.#checkTexts();
    const refusal = this.#refusal ?? this.#tooLarge;
    if (refusal !== undefined || params === undefined) throw refusal;
    return { params, files: this.#files };
  }

  readonly onTooMany = (): void => this.#refuse("There are too many parts");

  readonly onText = (name: string | undefined, value: string, _nameCut: boolean, valueCut: boolean): void => {
    const isNew = name !== undefined && !this.#texts.has(name) && name !== fileField;
    if (isNew && !valueCut && this.#params === undefined) this.#texts.set(name, value);
    else this.#refuse("A text has no name of its own, is too long, or comes after a file");
  };

  readonly onFile = (field: string | undefined, stream: BusboyFileStream, posted = ""): void => {
    if (field !== fileField) this.#refuse(`Files are posted as "${fileField}"`);
    this.#checkTexts();
    const content = new Blocks();
    const number = this.#contents.push(content);
    const name = asGiven(posted);
    if (number > count) this.#refuseSize("too-many", `There are more than ${count} files`);
    // Of a body that breaks off the parser itself tells.
    stream.on("error", () => {});
    stream.on("data", (chunk: Buffer) => {
      this.#size += chunk.length;
      if (content.size + chunk.length > bytes) {
        this.#refuseSize("too-large", fileRefusal(number, name, `is larger than ${bytes} bytes`));
      } else if (this.#size > totalBytes) this.#refuseSize("too-large", tooLargeTogether);
      if (this.#refusal === undefined && this.#tooLarge === undefined) content.append(chunk);
    });
    stream.on("end", () => {
      const { size, content: blocks } = content;
      const hash = createHash("sha256");
      for (const block of blocks) hash.update(block);
      this.#files.push({ number, name, content: blocks, size, hash: hash.digest("hex") });
    });
  };

  #checkTexts(): Params | undefined {
    if (this.#refusal !== undefined) return undefined;
    try {
      this.#params ??= this.#check(this.#texts);
    } catch (error) {
      this.#refusal = error as Refusal;
    }
    return this.#params;
  }

  #refuse(message: string): void {
    this.#refusal ??= new Refusal(400, "malformed-form", message);
  }

  /** Nothing is kept of files that are too large; the rest of their form is still read, so that the sender hears it. */
  #refuseSize(reason: string, message: string): void {
    this.#tooLarge ??= new Refusal(413, reason, message);
    this.#contents = this.#contents.map(() => new Blocks());
    this.#files = [];
  }
}
