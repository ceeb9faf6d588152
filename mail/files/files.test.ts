import { filesPath } from "@contractor/core/enquiry/calls.ts";
import { maxFilesRequestBytes } from "@contractor/core/enquiry/files.ts";
import { type SmtpSink, smtpError, startSmtpSink } from "@contractor/scripts/smtp-sink.ts";
import { quoteBody } from "@contractor/site/tests/support/enquiries.ts";
import {
  contentOf,
  filesForm,
  filesIn,
  filesTexts,
  hashOf,
  photographs,
  sendable,
} from "@contractor/site/tests/support/files.ts";
import { boundary, rawFile } from "@contractor/site/tests/support/raw-form.ts";
import { answerOf, test as base } from "@contractor/site/tests/support/service.ts";
import { expect } from "vitest";

const test = base.extend("announcing", ({ start, onTestFinished }) => {
  /** A service whose mail server announces that it takes no larger mail. */
  return async (bytes: number) => {
    const sink = await startSmtpSink(0, bytes);
    onTestFinished(() => sink.close());
    return { sink, ...start({ smtpUrl: sink.url }) };
  };
});

const { reference } = filesTexts;
const hashesOf = (sent: Record<string, Buffer>) =>
  Object.entries(sent).map(([name, content], index) => [`${index + 1}-${name}`, hashOf(content)]);

test("files arrive whole, in a mail that replies to the enquiry's", async ({ sink, service }) => {
  await service.post(quoteBody({ reference }));
  const sent = { "gevel.jpg": contentOf("jpg"), "scheur.heic": contentOf("heic", 40_001) };
  const form = filesForm(sent, { email: "zoe@example.nl" });
  expect(await answerOf(service.upload(form))).toEqual([200, "OK"]);

  const [enquiry, mail] = sink.mails;
  expect(enquiry?.messageId).toMatch(/^<[0-9a-f]{40}@firm\.example>$/);
  expect(mail).toMatchObject({
    sender: "website@firm.example",
    recipients: ["offerte@firm.example"],
    subject: "Bestanden bij aanvraag DG-7Q3XW9CM",
    replyTo: [{ name: "Zoë de Vries", address: "zoe@example.nl" }],
    inReplyTo: enquiry?.messageId,
    references: enquiry?.messageId,
    attachments: [
      { mimeType: "image/jpeg", disposition: "attachment" },
      { mimeType: "image/heic", disposition: "attachment" },
    ],
  });
  expect(mail?.messageId).not.toBe(enquiry?.messageId);
  expect(mail && filesIn(mail)).toEqual(hashesOf(sent));
  expect(mail?.text).toContain(`Bestanden bij aanvraag DG-7Q3XW9CM
Zoë de Vries

Bestanden in deze mail:
1-gevel.jpg
2-scheur.heic
`);
  const line = { event: "files", status: 200, enquiryNumber: reference, repeated: false };
  expect(service.logs[1]).toMatchObject(line);
  expect(JSON.stringify(service.logs)).not.toMatch(/Zo[eë]|gevel/);
});

test("files may be as many and as large as announced", async ({ sink, service }) => {
  const eight = photographs(8, 800_000);
  expect(await answerOf(service.upload(filesForm(eight)))).toEqual([200, "OK"]);
  expect(sink.mails.flatMap(filesIn)).toEqual(hashesOf(eight));
  expect((await service.upload(filesForm(photographs(1, 2_000_000)))).status).toBe(200);
});

test.for([
  ...sendable.map((kind) => ["zonder ending", `1-zonder-ending.${kind}`, kind] as const),
  ["foto.jpg.exe", "1-foto-jpg.jpg"],
  ["../../etc/passwd", "1-passwd.jpg"],
  ['a"\u202egpj.exe\r\nX: 1', "1-a-gpj.jpg"],
  ["Gevel vóór & ná (2).JPEG", "1-Gevel-vóór-ná-2.jpg"],
  ["CON.jpg", "1-CON.jpg"],
  ["...", "1.jpg"],
  [`${"x".repeat(300)}.jpg`, `1-${"x".repeat(80)}.jpg`],
] as const)("%j is mailed as %s", async ([posted, mailed, kind = "jpg"], { sink, service }) => {
  await service.upload(filesForm({ [posted]: contentOf(kind) }));
  expect(sink.mails[0]?.attachments.map(({ filename }) => filename)).toEqual([mailed]);
});

const two = { "a.jpg": contentOf("jpg"), "b.png": contentOf("png") };

test("files sent before are answered without a second mail", async ({ sink, service }) => {
  const reversed = Object.fromEntries(Object.entries(two).reverse());
  for (const files of [two, reversed]) {
    expect((await service.upload(filesForm(files))).status).toBe(200);
  }
  expect(sink.mails).toHaveLength(1);
  expect(service.logs.map(({ repeated }) => repeated)).toEqual([false, true]);
});

test("files have one Message-ID, from any copy, unless of another enquiry", async ({
  sink,
  start,
}) => {
  const changes = [{}, { sent_at: undefined, name: "Zoe" }, { reference: "DG-222222CM" }];
  for (const texts of changes) {
    await start().upload(filesForm(two, texts));
  }
  const [one, same, other] = sink.mails.map(({ messageId }) => messageId);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

const four = photographs(4, 100_000);
const namesIn = (sink: SmtpSink) => sink.mails.map((mail) => filesIn(mail).map(([name]) => name));

test("where no size is announced, mails are as large as most take", async ({ sink, service }) => {
  const plan = { "a.pdf": contentOf("pdf", 6_000_000), "b.pdf": contentOf("pdf", 2_000_000) };
  expect((await service.upload(filesForm(plan))).status).toBe(200);
  expect(namesIn(sink)).toEqual([["1-a.pdf"], ["2-b.pdf"]]);
});

test("visitor and firm are told what the server does not take", async ({ announcing }) => {
  const { sink, upload } = await announcing(400_000);
  const files = { ...four, "b.jpg": contentOf("jpg", 500_000) };
  expect(await answerOf(upload(filesForm(files)))).toEqual([
    413,
    'File 2 ("b.jpg") is larger than the mail server takes',
  ]);
  expect(namesIn(sink)).toEqual([["1-a.jpg", "3-c.jpg"], ["4-d.jpg"]]);
  expect(sink.mails[0]?.text).toMatch(/Niet meegekomen, omdat uw mailserver .*\n2-b\.jpg/);
  expect(sink.mails[1]?.text).not.toContain("Niet meegekomen");
  expect(sink.attempts).toBe(2);

  const { "b.jpg": _b, ...rest } = files;
  expect(await answerOf(upload(filesForm(rest)))).toEqual([200, "OK"]);
  expect(sink.mails).toHaveLength(2);
});

test("where none fits, the firm hears of them in a mail without files", async ({ announcing }) => {
  const { sink, upload } = await announcing(100_000);
  const answer = await answerOf(upload(filesForm({ "a.jpg": contentOf("jpg", 500_000) })));
  expect(answer[0]).toBe(413);
  expect(namesIn(sink)).toEqual([[]]);
  expect(sink.mails[0]?.text).toMatch(/Niet meegekomen.*\n1-a\.jpg/);
});

test("of two mails only the one that failed is sent again", async ({ announcing }) => {
  const { sink, upload } = await announcing(320_000);
  sink.beforeAccept = () => {
    if (sink.mails.length === 1) {
      throw smtpError(451);
    }
  };
  expect((await upload(filesForm(four))).status).toBe(503);
  sink.beforeAccept = () => {};
  expect((await upload(filesForm(four))).status).toBe(200);
  const [one, other] = sink.mails;
  expect(namesIn(sink).join(" | ")).toBe("1-a.jpg,2-b.jpg | 3-c.jpg,4-d.jpg");
  expect(other?.messageId).not.toBe(one?.messageId);
});

const one = photographs(1);

const twice = `${filesTexts.reference}\r\nBcc: x@y.nl`;
const empty = filesForm({ ...one, "b.jpg": Buffer.alloc(0) });
const large = filesForm({ "b.jpg": contentOf("jpg", 2_000_001), ...one });
const largePdf = filesForm({ "plan.pdf": contentOf("pdf", 9_000_001) });
const program = filesForm({ ...one, "b.jpg": contentOf("exe") });

test.for<[what: string, form: FormData, status: number, reason: RegExp]>([
  ["no file", filesForm({}), 400, /no file/],
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

test.for([
  ["countless parts", Buffer.alloc(11_000_000, rawFile("")), /part count exceeds/],
  ["a part of nothing but headers", Buffer.alloc(1_000_000, "X: y\r\n"), /missing initial/],
  ["no end", rawFile(contentOf("jpg")), /not finished/],
] as const)("a form of %s is refused", async ([_what, part, reason], { service }) => {
  const body = new Blob([part] as BlobPart[]).stream();
  const [status, text] = await answerOf(service.stream(filesPath, headers, body));
  expect([status, text]).toEqual([400, expect.stringMatching(reason)]);
});
