import { ReadableStream } from "node:stream/web";
import { expect, vi } from "vitest";
import { filesPath } from "#contract/calls.ts";
import { fileField } from "#contract/files.ts";
import { collect } from "#mail/http/gc.ts";
import { contentOf, filesIn, hashOf } from "#testing/files.ts";
import { boundary, formEnd, rawFile, rawPart, rawTexts } from "#testing/raw-form.ts";
import { answerOf, type TestService, test } from "#testing/service.ts";
import { holdMails } from "#testing/smtp-sink.ts";

function post({ stream }: TestService, body: Uint8Array, pieceBytes = 65_536): Promise<Response> {
  function* pieces() {
    for (let at = 0; at < body.length; at += pieceBytes) {
      yield Buffer.from(body.subarray(at, at + pieceBytes));
    }
  }
  return stream(
    filesPath,
    `multipart/form-data; boundary=${boundary}`,
    ReadableStream.from(pieces()),
  );
}

function held(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const likeBoundaries = Buffer.concat([contentOf("jpg", 100), Buffer.from("\r\n-".repeat(600_000))]);

test.for<[what: string, content: Buffer, pieceBytes?: number]>([
  ["comes in byte by byte", contentOf("jpg", 100_000), 1],
  ["is full of what looks like the end of a part", likeBoundaries],
])(
  "a file that %s takes no more room than its size, and arrives",
  async ([_what, content, pieceBytes], { sink, service }) => {
    const { arrived, release } = holdMails(sink, "beforeRecipient");
    const form = Buffer.concat([rawTexts(), rawFile(content), formEnd]);
    const before = held();
    const sending = post(service, form, pieceBytes);
    await arrived;
    expect(held() - before).toBeLessThan(content.length + 4_000_000);
    release();
    expect((await sending).status).toBe(200);
    expect(sink.mails.flatMap(filesIn)).toEqual([["a.jpg", hashOf(content)]]);
  },
);

test("a form of countless empty parts is refused before it has cost anything", async ({
  service,
}) => {
  const part = Buffer.from(`--${boundary}\r\n\r\n\r\n`);
  const parts = Buffer.alloc(12_000_000, part);
  const before = held();
  const answer = await answerOf(post(service, Buffer.concat([rawTexts(), parts])));
  expect(answer).toEqual([400, "There are too many parts"]);
  // What streams let go of is free some turns later.
  await vi.waitFor(() => expect(held() - before).toBeLessThan(5_000_000), 3_000);
});

test("a form at which the parser comes to a stop is answered soon", async ({ service }) => {
  const part = rawPart(fileField, Buffer.alloc(2_000_001, "x"), '; filename="a.jpg"\n\n');
  const form = Buffer.concat([rawTexts(), part, formEnd]);
  const answer = await answerOf(post(service, form, form.length));
  expect(answer).toEqual([400, "The request body is not a complete form"]);
});
