import { connect } from "node:net";
import { filesPath } from "@contractor/core/enquiry/calls.ts";
import { fileField } from "@contractor/core/enquiry/files.ts";
import { filesTexts } from "./files.ts";

export const boundary = "----b0undary";
export const formEnd = Buffer.from(`--${boundary}--\r\n`);

export function rawPart(name: string, value: string | Uint8Array, more = ""): Buffer {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(value), Buffer.from("\r\n")]);
}

/** Texts as they are in a form, before its files. */
export const rawTexts = (): Buffer =>
  Buffer.concat(Object.entries(filesTexts).map(([name, value]) => rawPart(name, value)));

export const rawFile = (content: string | Uint8Array) =>
  rawPart(fileField, content, '; filename="a.jpg"');
export const rawFileHead = rawFile("").subarray(0, -2);

/** Opens a call with files of this many bytes. */
export function openUpload(port: number, announced: number) {
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `POST ${filesPath} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n` +
      `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${announced}\r\n\r\n`,
  );
  socket.on("error", () => {});
  return {
    socket,
    /** Writes more of the body; resolves when it has been sent. */
    write: (bytes: string | Uint8Array) =>
      new Promise<void>((resolve) => {
        socket.write(bytes, () => resolve());
      }),
  };
}
