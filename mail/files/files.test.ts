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
import { answerOf, test } from "@contractor/site/tests/support/service.ts";
import { expect } from "vitest";

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
});

test("files are listed in their mail with name and size", async ({ sink, service }) => {
  const plan = { "plan.pdf": contentOf("pdf", 2_400_000), "klein.png": contentOf("png", 300) };
  await service.upload(filesForm({ "gevel.jpg": contentOf("jpg", 900_000), ...plan }));
  expect(sink.mails[0]?.text).toContain(`Bestanden bij aanvraag DG-7Q3XW9CM
Zoë de Vries

Bestanden in deze mail:
1-gevel.jpg (900 kB)
2-plan.pdf (2,4 MB)
3-klein.png (1 kB)
`);
});

test("files may be as many and as large as announced", async ({ sink, service }) => {
  const eight = photographs(8, 800_000);
  expect(await answerOf(service.upload(filesForm(eight)))).toEqual([200, "OK"]);
  expect(sink.mails.flatMap(filesIn)).toEqual(hashesOf(eight));
  expect((await service.upload(filesForm(photographs(1, 2_000_000)))).status).toBe(200);
});

test("files are logged by number and size, and nothing personal", async ({ service }) => {
  await service.upload(filesForm({ "Zoe thuis.jpg": contentOf("jpg", 7_000) }));
  const line = { event: "files", status: 200, files: 1, bytes: 7_000, repeated: false };
  expect(service.logs[0]).toMatchObject({ ...line, enquiryNumber: reference });
  expect(JSON.stringify(service.logs)).not.toMatch(/Zo[eë]|thuis/);
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

test("files have the same Message-ID from another copy of the service", async ({ sink, start }) => {
  await start().upload(filesForm(two));
  await start().upload(filesForm(two, { sent_at: undefined, name: "Zoe" }));
  const [one, other] = sink.mails;
  expect(other?.messageId).toBe(one?.messageId);
});

test("files are sent again with the number of another enquiry", async ({ sink, service }) => {
  await service.upload(filesForm(two));
  await service.upload(filesForm(two, { reference: "DG-222222CM" }));
  expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(2);
});
