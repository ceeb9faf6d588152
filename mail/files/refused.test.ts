import { filesPath } from "@contractor/core/enquiry/calls.ts";
import { maxFilesRequestBytes } from "@contractor/core/enquiry/files.ts";
import {
  contentOf,
  filesForm,
  filesIn,
  filesTexts,
  hashOf,
  photographs,
} from "@contractor/site/tests/support/files.ts";
import { boundary, formEnd, rawFile, rawTexts } from "@contractor/site/tests/support/raw-form.ts";
import { answerOf, test } from "@contractor/site/tests/support/service.ts";
import { expect } from "vitest";

const one = photographs(1);

const twice = `${filesTexts.reference}\r\nBcc: x@y.nl`;
const empty = filesForm({ ...one, "b.jpg": Buffer.alloc(0) });
const large = filesForm({ "b.jpg": contentOf("jpg", 2_000_001), ...one });
const largePdf = filesForm({ "plan.pdf": contentOf("pdf", 9_000_001) });
const program = filesForm({ ...one, "b.jpg": contentOf("exe") });
const misnamed = filesForm({});
misnamed.append("attachment", new Blob([new Uint8Array(contentOf("jpg"))]), "a.jpg");

test.for<[what: string, form: FormData, status: number, reason: RegExp]>([
  ["no file", filesForm({}), 400, /no file/],
  ["a file under another name than agreed", misnamed, 400, /Files are posted as/],
  ["no reference", filesForm(one, { reference: undefined }), 400, /reference is required/],
  ["an odd reference", filesForm(one, { reference: "DG-1" }), 400, /not the reference/],
  ["a line break in it", filesForm(one, { reference: twice }), 400, /not the reference/],
  ["nine files", filesForm(photographs(9, 500)), 413, /more than 8 files/],
  ["more than 12 MB", filesForm(photographs(7, 1_800_000)), 413, /than 12000000 bytes together/],
  ["an empty file", empty, 415, /^File 2 \("b.jpg"\) is empty$/],
  ["a large file", large, 413, /^File 1 \("b.jpg"\) is larger than 2000000/],
  ["a large PDF", largePdf, 413, /^File 1 \("plan.pdf"\) is larger than 9000000/],
  ["a program", program, 415, /^File 2 \("b.jpg"\) is not a picture or PDF that may be sent$/],
])("%s is refused", async ([_what, form, status, reason], { sink, service }) => {
  expect(await answerOf(service.upload(form))).toEqual([status, expect.stringMatching(reason)]);
  expect(sink.mails).toHaveLength(0);
});

test("a form without boundary, of another type, or too large", async ({ service }) => {
  const statusWith = async (headers: Record<string, string>) =>
    (await service.upload(filesForm(one), headers)).status;
  expect(await statusWith({ "Content-Type": "multipart/form-data" })).toBe(400);
  expect(await statusWith({ "Content-Type": "application/json" })).toBe(415);
  expect(await statusWith({ "Content-Length": String(maxFilesRequestBytes + 1) })).toBe(413);
});

const headers = { "Content-Type": `multipart/form-data; boundary=${boundary}` };

test("a file that is full of ends of parts is accepted", async ({ sink, service }) => {
  const content = Buffer.concat([contentOf("jpg", 100), Buffer.from("\r\n-".repeat(600_000))]);
  const body = new Blob([rawTexts(), rawFile(content), formEnd] as BlobPart[]).stream();
  expect((await service.stream(filesPath, headers, body)).status).toBe(200);
  expect(sink.mails.flatMap(filesIn)).toEqual([["1-a.jpg", hashOf(content)]]);
});

test.for([
  ["countless parts", Buffer.alloc(11_000_000, rawFile("")), /part count exceeds/],
  ["a part of nothing but headers", Buffer.alloc(1_000_000, "X: y\r\n"), /missing initial/],
  ["no end", rawFile(contentOf("jpg")), /not finished/],
] as const)("a form of %s is refused", async ([_what, part, reason], { service }) => {
  const body = new Blob([part] as BlobPart[]).stream();
  const [status, text] = await answerOf(service.stream(filesPath, headers, body));
  expect([status, text]).toEqual([400, expect.stringMatching(reason)]);
});
