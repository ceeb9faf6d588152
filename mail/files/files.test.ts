import { describe, expect } from "vitest";
import { fileField, fileLimits, maxFilesRequestBytes, refusedFile } from "#contract/files.ts";
import { enquiryDigest } from "#contract/identity.ts";
import { quoteBody, quoteParams } from "#testing/enquiries.ts";
import * as files from "#testing/files.ts";
import { answerOf, test } from "#testing/service.ts";

const { contentOf, filesForm, filesIn, filesTexts, hashOf, photographs } = files;
const { reference } = filesTexts;
const hashesOf = (sent: Record<string, Buffer>) =>
  Object.entries(sent).map(([name, content]) => [name, hashOf(content)]);

describe("the files of an enquiry", () => {
  test("arrive byte for byte, in a mail that replies to the enquiry's", async ({
    sink,
    service,
  }) => {
    const message = " half \ud800 of\u200b a pair ";
    const params = { ...quoteParams, reference, message, elapsed_ms: "20000" };
    await service.post(quoteBody(params));
    const sent = {
      "gevel.jpg": contentOf("jpg", 900_000),
      "scheur.heic": contentOf("heic", 40_001),
    };
    const texts = { enquiry_digest: await enquiryDigest("quote", params) };
    expect(await answerOf(service.upload(filesForm(sent, texts)))).toEqual([200, "OK"]);

    const [enquiry, mail] = sink.mails;
    expect(enquiry?.messageId).toMatch(/^<[0-9a-f]{40}@firm\.example>$/);
    expect(mail).toMatchObject({
      sender: "website@firm.example",
      recipients: ["offerte@firm.example"],
      subject: "Foto's bij aanvraag DG-7Q3XW9CM",
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

  test("are listed in their mail with name and size", async ({ sink, service }) => {
    await service.upload(
      filesForm({
        "gevel.jpg": contentOf("jpg", 900_000),
        "scheur.heic": contentOf("heic", 40_001),
      }),
    );
    expect(sink.mails[0]?.text).toContain(`Foto's bij aanvraag DG-7Q3XW9CM
Zoë de Vries

Bestanden in deze mail:
gevel.jpg (0,9 MB)
scheur.heic (0,04 MB)
`);
  });

  test("reply to that mail without the browser's help while the service remembers it", async ({
    sink,
    service,
  }) => {
    await service.post(quoteBody({ reference }));
    await service.upload(filesForm(photographs(1)));
    const [enquiry, mail] = sink.mails;
    expect(mail?.inReplyTo).toBe(enquiry?.messageId);
  });

  test.for([
    ...files.sendable.map((kind) => ["zonder ending", `zonder-ending.${kind}`, kind] as const),
    ["foto.jpg.exe", "foto-jpg-exe.jpg"],
    ["../../etc/passwd", "passwd.jpg"],
    ['a"\u202egpj.exe\r\nX: 1', "a-gpj-exe-X-1.jpg"],
    ["Gevel vóór & ná (2).JPEG", "Gevel-vóór-ná-2.jpeg"],
    ["", "bestand-1.jpg"],
    ["...", "bestand-1.jpg"],
    [`${"x".repeat(300)}.jpg`, `${"x".repeat(80)}.jpg`],
  ] as const)(
    "called %j are mailed as %s",
    async ([posted, mailed, kind = "jpg"], { sink, service }) => {
      await service.upload(filesForm({ [posted]: contentOf(kind) }));
      expect(sink.mails[0]?.attachments.map(({ filename }) => filename)).toEqual([mailed]);
    },
  );

  test("with the same name stay separate, and the same file arrives once", async ({
    sink,
    service,
  }) => {
    const one = contentOf("jpg");
    const other = contentOf("jpg");
    const form = filesForm({ "image.jpg": one, "nog eens.jpg": one });
    form.append(fileField, new Blob([new Uint8Array(other)]), "image.jpg");
    await service.upload(form);
    const found = Object.fromEntries(sink.mails.flatMap(filesIn));
    expect(found).toEqual({ "image.jpg": hashOf(one), "image-2.jpg": hashOf(other) });
  });

  test("may be as many and as large as announced", async ({ sink, service }) => {
    const eight = photographs(8, 1_500_000);
    expect(await answerOf(service.upload(filesForm(eight)))).toEqual([200, "OK"]);
    expect(sink.mails.flatMap(filesIn)).toEqual(hashesOf(eight));
    expect(await answerOf(service.upload(filesForm(photographs(1, fileLimits.bytes))))).toEqual([
      200,
      "OK",
    ]);
  });
});

test("files from a page that was opened before the settings changed arrive", async ({
  sink,
  service,
}) => {
  const texts = { user_id: "old", service_id: "old", template_id: "old" };
  expect(await answerOf(service.upload(filesForm(photographs(1), texts)))).toEqual([200, "OK"]);
  expect(sink.mails[0]?.recipients).toEqual(["offerte@firm.example"]);
});

test("texts after the files are refused, because the texts name the enquiry of the files", async ({
  service,
}) => {
  const form = filesForm(photographs(1), { user_id: undefined });
  form.append("user_id", "the-public-key");
  expect(await answerOf(service.upload(form))).toEqual([
    400,
    "user_id is required: the public key",
  ]);
});

describe("files that were sent before", () => {
  const two = { "a.jpg": contentOf("jpg"), "b.png": contentOf("png") };

  test("are answered without a second mail", async ({ sink, service }) => {
    const reversed = Object.fromEntries(Object.entries(two).reverse());
    for (const files of [two, reversed]) {
      expect((await service.upload(filesForm(files))).status).toBe(200);
    }
    expect(sink.mails).toHaveLength(1);
    expect(service.logs.map(({ repeated }) => repeated)).toEqual([false, true]);
  });

  test("have the same Message-ID from another copy of the service", async ({ sink, start }) => {
    await start().upload(filesForm(two));
    await start().upload(filesForm(two, { sent_at: undefined, name: "Zoe" }));
    const [one, other] = sink.mails;
    expect(other?.messageId).toBe(one?.messageId);
  });

  test("are not sent again with files that are added", async ({ sink, service }) => {
    await service.upload(filesForm(two));
    await service.upload(filesForm({ ...two, "c.pdf": contentOf("pdf") }));
    expect(sink.mails[1]?.attachments.map(({ filename }) => filename)).toEqual(["c.pdf"]);
  });

  test("are sent again with the number of another enquiry", async ({ sink, service }) => {
    await service.upload(filesForm(two));
    await service.upload(filesForm(two, { reference: "DG-222222CM" }));
    expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(2);
  });
});

describe("a refused call", () => {
  const one = photographs(1);
  const twice = `${reference}\r\nBcc: x@y.nl`;
  const large = filesForm({ "b.jpg": contentOf("jpg", fileLimits.bytes + 1), ...one });
  const misnamed = filesForm({});
  misnamed.append("attachment", new Blob([new Uint8Array(contentOf("jpg"))]), "a.jpg");

  test.for<[what: string, form: FormData, status: number, reason: RegExp]>([
    ["no file", filesForm({}), 400, /no file/],
    ["a file under another name than agreed", misnamed, 400, /Files are posted as/],
    ["no reference", filesForm(one, { reference: undefined }), 400, /reference is required/],
    [
      "a reference of another form",
      filesForm(one, { reference: "DG-1" }),
      400,
      /not the reference/,
    ],
    [
      "a reference with a line break",
      filesForm(one, { reference: twice }),
      400,
      /not the reference/,
    ],
    ["no public key", filesForm(one, { user_id: undefined }), 400, /user_id is required/],
    [
      "a digest that is none",
      filesForm(one, { enquiry_digest: "<x@y.nl>" }),
      400,
      /not the digest/,
    ],
    ["a long name", filesForm(one, { name: "x".repeat(201) }), 400, /name is longer than 200/],
    ["a very long text", filesForm(one, { message: "x".repeat(5_000) }), 400, /too long/],
    ["nine files", filesForm(photographs(9, 500)), 413, /more than 8 files/],
    [
      "more than 12 MB",
      filesForm(photographs(7, 1_800_000)),
      413,
      /larger than 12000000 bytes together/,
    ],
    [
      "an empty file",
      filesForm({ ...one, "b.jpg": Buffer.alloc(0) }),
      415,
      /^File 2 \("b.jpg"\) is empty$/,
    ],
    ["a large file", large, 413, /^File 1 \("b.jpg"\) is larger than 2000000/],
  ])("%s", async ([_what, form, status, reason], { sink, service }) => {
    expect(await answerOf(service.upload(form))).toEqual([status, expect.stringMatching(reason)]);
    expect(sink.mails).toHaveLength(0);
  });

  test.for(files.notSendable)(
    "a file that is %s, whatever its name says, by its number",
    async (kind, { sink, service }) => {
      const form = filesForm({ ...one, "foto.jpg": contentOf(kind) });
      const [status, text] = await answerOf(service.upload(form));
      expect([status, refusedFile(text)]).toEqual([415, 2]);
      expect(text).toBe('File 2 ("foto.jpg") is not a picture or PDF that may be sent');
      expect(sink.mails).toHaveLength(0);
    },
  );

  test.for<[what: string, headers: Record<string, string>, status: number]>([
    ["JSON", { "Content-Type": "application/json" }, 415],
    ["a form without its boundary", { "Content-Type": "multipart/form-data" }, 415],
    ["packed", { "Content-Encoding": "gzip" }, 415],
    [
      "announced as larger than files may be",
      { "Content-Length": String(maxFilesRequestBytes + 1) },
      413,
    ],
  ])("%s", async ([_what, headers, status], { service }) => {
    expect((await service.upload(filesForm(one), headers)).status).toBe(status);
  });
});

test("the log has the number and size of the files, and nothing personal", async ({ service }) => {
  await service.upload(filesForm({ "Zoe thuis.jpg": contentOf("jpg", 7_000) }));
  expect(service.logs[0]).toMatchObject({
    event: "files",
    status: 200,
    enquiryNumber: "DG-7Q3XW9CM",
    files: 1,
    bytes: 7_000,
    repeated: false,
  });
  expect(JSON.stringify(service.logs)).not.toMatch(/Zo[eë]|thuis/);
});
