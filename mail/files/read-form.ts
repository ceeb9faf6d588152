import {
  getMultipartBoundary,
  MultipartParseError,
  parseMultipart,
} from "@remix-run/multipart-parser";
import type { HonoRequest } from "hono";
import { cleanLine } from "#contract/clean-text.ts";
import { fileField, fileLimits } from "#contract/files.ts";
import { HttpRefusal } from "#mail/http/http-refusal.ts";

/** A file as it was posted, with the name that the sender gave it. */
export interface PostedFile {
  /** The file's place in the call, counted from 1. */
  number: number;
  name: string;
  content: Buffer;
}

/** The sizes of texts and files are checked by who reads them. */
const limits = {
  maxParts: 60,
  maxHeaderSize: 4_096,
  maxFileSize: fileLimits.totalBytes,
  maxTotalSize: fileLimits.totalBytes * 2,
};

/** Browsers percent-encode quotes and line breaks in a file name. */
const nameOf = (filename: string) =>
  cleanLine(filename.replace(/%(?:22|0D|0A)/gi, decodeURIComponent)).slice(0, 200);

/**
 * The texts and files of a form, whose body was limited before. Refuses (400) what is not a whole
 * form, and files under another name than agreed.
 */
export async function readForm(request: HonoRequest) {
  const boundary = getMultipartBoundary(request.header("content-type") ?? "") ?? "";
  const body = await request.arrayBuffer().catch(() => {
    throw new HttpRefusal(400, "broken-off", "The request body broke off");
  });
  const texts: [name: string, text: string][] = [];
  const files: PostedFile[] = [];
  try {
    for (const part of parseMultipart(new Uint8Array(body), { boundary, ...limits })) {
      const { name = "", filename = "", bytes } = part;
      if (!part.isFile) {
        texts.push([name, part.text]);
      } else if (name === fileField) {
        const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
        files.push({ number: files.length + 1, name: nameOf(filename), content });
      } else {
        throw new MultipartParseError(`Files are posted as "${fileField}"`);
      }
    }
  } catch (error) {
    if (error instanceof MultipartParseError) {
      throw new HttpRefusal(400, "malformed-form", `The form cannot be read: ${error.message}`);
    }
    throw error;
  }
  return { texts: Object.fromEntries(texts), files };
}
