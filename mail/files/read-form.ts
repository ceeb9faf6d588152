import { cleanLine } from "@contractor/core/enquiry/clean-text.ts";
import {
  fileField,
  fileKinds,
  fileLimits,
  fileRefusal,
  fileTypeOf,
  maxBytesOf,
} from "@contractor/core/enquiry/files.ts";
import { enquiryNumberForm } from "@contractor/core/enquiry/identity.ts";
import { paramLimits } from "@contractor/core/enquiry/params.ts";
import {
  getMultipartBoundary,
  MultipartParseError,
  parseMultipart,
} from "@remix-run/multipart-parser";
import type { HonoRequest } from "hono";
import { z } from "zod";
import { idFields, limitedLine } from "#enquiry/validate.ts";
import { HttpRefusal } from "#http/http-refusal.ts";

/** A file as it was posted, with the name that the sender gave it. */
interface PostedFile {
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
 * form.
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

/** The texts of a form with files. */
export const textsSchema = z.object({
  ...idFields,
  reference: z
    .string("is required: the reference of the enquiry")
    .regex(enquiryNumberForm, "is not the reference of an enquiry"),
  sent_at: limitedLine(paramLimits.sent_at),
  name: limitedLine(paramLimits.name),
  email: limitedLine(paramLimits.email),
});

export type FilesParams = z.output<typeof textsSchema>;

/** A file that is mailed, under a safe name. */
export interface EnquiryFile extends PostedFile {
  filename: string;
  contentType: string;
}

export const tooLargeTogether = `The files are larger than ${fileLimits.totalBytes} bytes together`;

/** The kind of a file by its content, whatever its name. Refuses (413, 415) what is not sent. */
function kindOf({ number, name, content }: PostedFile) {
  const type = fileTypeOf(content);
  const kind = fileKinds.find((each) => each.type === type);
  if (content.length > maxBytesOf(type)) {
    const why = `is larger than ${maxBytesOf(type)} bytes`;
    throw new HttpRefusal(413, "too-large", fileRefusal(number, name, why));
  }
  if (kind === undefined) {
    const why = content.length === 0 ? "is empty" : "is not a picture or PDF that may be sent";
    throw new HttpRefusal(415, "kind", fileRefusal(number, name, why));
  }
  return kind;
}

const maxNameLength = 80;

/**
 * The name of a mailed file: its number, the safe characters of the posted name, and the extension
 * of its kind. The number keeps the order of the visitor, and no two names the same on Windows and
 * phones, which do not tell capitals apart; nor is one the name of a device there, such as CON.
 */
function safeName({ number, name }: PostedFile, extension: string): string {
  const clean = name
    .replace(/^.*[/\\]/, "")
    .replace(/\.[^.]*$/, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}_]+/gu, "-")
    .slice(0, maxNameLength)
    .toWellFormed()
    .replace(/^-+|-+$/g, "");
  return `${[number, clean].filter(Boolean).join("-")}.${extension}`;
}

/** The files as they are mailed. */
export function validateFiles(posted: readonly PostedFile[]): EnquiryFile[] {
  if (posted.length === 0) {
    throw new HttpRefusal(400, "empty", "There is no file in the request");
  }
  if (posted.length > fileLimits.count) {
    throw new HttpRefusal(413, "too-many", `There are more than ${fileLimits.count} files`);
  }
  if (posted.reduce((sum, { content }) => sum + content.length, 0) > fileLimits.totalBytes) {
    throw new HttpRefusal(413, "too-large", tooLargeTogether);
  }
  return posted.map((file) => {
    const { type, extensions } = kindOf(file);
    return { ...file, filename: safeName(file, extensions[0]), contentType: type };
  });
}
