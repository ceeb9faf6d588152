import { ReadableStream } from "node:stream/web";
import { expect } from "vitest";
import { filesPath } from "#contract/calls.ts";
import { fileField } from "#contract/files.ts";
import { contentOf, filesIn, hashOf } from "#tests/support/files.ts";
import { boundary, formEnd, rawFile, rawPart, rawTexts } from "#tests/support/raw-form.ts";
import { answerOf, type TestService, test } from "#tests/support/service.ts";

function post({ stream }: TestService, body: Uint8Array, pieceBytes = 65_536): Promise<Response> {
  function* pieces() {
    for (let at = 0; at < body.length; at += pieceBytes) {
      yield Buffer.from(body.subarray(at, at + pieceBytes));
    }
  }
  const headers = {
    "Content-Type": `multipart/form-data; boundary=${boundary}`,
    "Content-Length": String(body.length),
  };
  return stream(filesPath, headers, ReadableStream.from(pieces()));
}

const formWith = (content: Buffer) => Buffer.concat([rawTexts(), rawFile(content), formEnd]);

test("a file that arrives byte by byte is accepted", async ({ sink, service }) => {
  const content = contentOf("jpg", 20_000);
  expect((await post(service, formWith(content), 1)).status).toBe(200);
  expect(sink.mails.flatMap(filesIn)).toEqual([["a.jpg", hashOf(content)]]);
});

test("a file full of bytes that look like the end of a part is accepted", async ({
  sink,
  service,
}) => {
  const content = Buffer.concat([contentOf("jpg", 100), Buffer.from("\r\n-".repeat(600_000))]);
  expect((await post(service, formWith(content))).status).toBe(200);
  expect(sink.mails.flatMap(filesIn)).toEqual([["a.jpg", hashOf(content)]]);
});

test("a form of countless empty parts is refused", async ({ service }) => {
  const part = Buffer.from(`--${boundary}\r\n\r\n\r\n`);
  const parts = Buffer.alloc(11_000_000, part);
  const answer = await answerOf(post(service, Buffer.concat([rawTexts(), parts])));
  expect(answer).toEqual([400, "There are too many parts"]);
});

test("a form without a Content-Length is refused", async ({ service }) => {
  const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };
  const body = ReadableStream.from([formWith(contentOf("jpg"))]);
  expect((await service.stream(filesPath, headers, body)).status).toBe(411);
});

test("a form that stops the parser is answered soon", async ({ service }) => {
  const part = rawPart(fileField, Buffer.alloc(2_000_001, "x"), '; filename="a.jpg"\n\n');
  const form = Buffer.concat([rawTexts(), part, formEnd]);
  const answer = await answerOf(post(service, form, form.length));
  expect(answer).toEqual([400, "The request body is not a complete form"]);
});
