import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fileLimits, maxFilesRequestBytes, refusedFile } from "../../contract/files.ts";
import { enquiryDigest } from "../../contract/identity.ts";
import { quoteBody, quoteParams } from "../testing/enquiries.ts";
import { contentOf, filesForm, filesTexts, hashOf, type Kind, readFilesMail } from "../testing/files.ts";
import { startTestService, type TestService } from "../testing/service.ts";
import { type SmtpSink, startSmtpSink } from "../testing/smtp-sink.ts";

let sink: SmtpSink;
let service: TestService;

beforeAll(async () => {
  sink = await startSmtpSink();
});
beforeEach(() => {
  sink.mails.length = 0;
  service = startTestService(sink.url);
  return () => service.transport.close();
});
afterAll(() => sink.close());

async function answerOf(response: Promise<Response>): Promise<[number, string]> {
  const answer = await response;
  return [answer.status, await answer.text()];
}

const mails = () => Promise.all(sink.mails.map(readFilesMail));

describe("the files of an enquiry", () => {
  test("arrive byte for byte, in a mail of their own in the enquiry's conversation", async () => {
    const params = { ...quoteParams, reference: filesTexts.reference };
    await service.post(quoteBody(params));
    const files = { "gevel.jpg": contentOf("jpg", 900_000), "scheur.heic": contentOf("heic", 40_001) };
    const texts = { enquiry_digest: await enquiryDigest("quote", params) };
    expect(await answerOf(service.upload(filesForm(files, texts)))).toEqual([200, "OK"]);

    const [enquiry, mail] = await mails();
    expect(mail?.subject).toBe("Foto's bij aanvraag DG-7Q3XW9CM");
    expect(mail?.inReplyTo).toBe(enquiry?.messageId);
    expect(mail?.references).toBe(enquiry?.messageId);
    expect(mail?.messageId).not.toBe(enquiry?.messageId);
    expect(sink.mails[1]).toMatchObject({
      sender: "website@firm.example",
      recipients: ["offerte@firm.example"],
    });
    expect(mail?.files).toEqual([
      { name: "gevel.jpg", type: "image/jpeg", disposition: "attachment", hash: hashOf(files["gevel.jpg"]) },
      {
        name: "scheur.heic",
        type: "image/heic",
        disposition: "attachment",
        hash: hashOf(files["scheur.heic"]),
      },
    ]);
    for (const said of ["DG-7Q3XW9CM", "Zoë de Vries", "gevel.jpg (0,9 MB)", "3 juni 2026", "Dak & Goot"]) {
      expect(mail?.text).toContain(said);
    }
  });

  test("find that conversation without the browser's help while the service remembers it", async () => {
    await service.post(quoteBody({ reference: filesTexts.reference }));
    await service.upload(filesForm({ "a.jpg": contentOf("jpg") }));
    const [enquiry, mail] = await mails();
    expect(mail?.inReplyTo).toBe(enquiry?.messageId);
  });

  test.each<Kind>(["jpg", "png", "webp", "heic", "avif", "pdf"])("may be %s", async (kind) => {
    await service.upload(filesForm({ "zonder ending": contentOf(kind) }));
    const [mail] = await mails();
    expect(mail?.files.map(({ name }) => name)).toEqual([`zonder-ending.${kind}`]);
  });

  test.each([
    ["foto.jpg.exe", "foto-jpg-exe.jpg"],
    ["../../etc/passwd", "passwd.jpg"],
    ['a"\u202egpj.exe\r\nX: 1', "a-gpj-exe-X-1.jpg"],
    ["Gevel vóór & ná (2).JPEG", "Gevel-vóór-ná-2.jpeg"],
    ["", "bestand-1.jpg"],
    ["...", "bestand-1.jpg"],
    [`${"x".repeat(300)}.jpg`, `${"x".repeat(80)}.jpg`],
  ])("called %j are mailed as %s", async (posted, mailed) => {
    await service.upload(filesForm({ [posted]: contentOf("jpg") }));
    const [mail] = await mails();
    expect(mail?.files.map(({ name }) => name)).toEqual([mailed]);
  });

  test("with the same name stay apart, and the same file is there once", async () => {
    const [one, other] = [contentOf("jpg"), contentOf("jpg")];
    await service.upload(
      filesForm([
        ["image.jpg", one],
        ["image.jpg", other],
        ["nog eens.jpg", one],
      ]),
    );
    const [mail] = await mails();
    expect(mail?.files.map(({ name, hash }) => [name, hash])).toEqual([
      ["image.jpg", hashOf(one)],
      ["image-2.jpg", hashOf(other)],
    ]);
  });

  test("may be as many and as large as is said", async () => {
    const files = Array.from({ length: 8 }, (_, n): [string, Buffer] => [
      `${n}.jpg`,
      contentOf("jpg", 1_500_000),
    ]);
    expect(await answerOf(service.upload(filesForm(files)))).toEqual([200, "OK"]);
    const [mail] = await mails();
    expect(mail?.files.map(({ hash }) => hash)).toEqual(files.map(([, content]) => hashOf(content)));
    const largest = { "a.jpg": contentOf("jpg", fileLimits.bytes) };
    expect(await answerOf(service.upload(filesForm(largest)))).toEqual([200, "OK"]);
  });
});

describe("once", () => {
  const files = { "a.jpg": contentOf("jpg"), "b.png": contentOf("png") };

  test("the same files sent again are answered without a second mail", async () => {
    const statuses = [];
    for (const form of [filesForm(files), filesForm(Object.entries(files).reverse())]) {
      statuses.push((await service.upload(form)).status);
    }
    expect(statuses).toEqual([200, 200]);
    expect(sink.mails).toHaveLength(1);
    expect(service.logs.map(({ repeated }) => repeated)).toEqual([false, true]);
  });

  test("another copy of the service gives them the same Message-ID", async () => {
    const other = startTestService(sink.url);
    await service.upload(filesForm(files));
    await other.upload(filesForm(files, { sent_at: undefined, name: "Zoe" }));
    await other.transport.close();
    const ids = (await mails()).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  test("what is added to them goes alone", async () => {
    await service.upload(filesForm(files));
    await service.upload(filesForm({ ...files, "c.pdf": contentOf("pdf") }));
    const [, second] = await mails();
    expect(second?.files.map(({ name }) => name)).toEqual(["c.pdf"]);
  });

  test("with another reference they are another enquiry's", async () => {
    await service.upload(filesForm(files));
    await service.upload(filesForm(files, { reference: "DG-222222CM" }));
    expect(new Set((await mails()).map(({ messageId }) => messageId)).size).toBe(2);
  });
});

describe("a refused call", () => {
  const file = { "a.jpg": contentOf("jpg") };
  const nine = Array.from({ length: 9 }, (_, n): [string, Buffer] => [`${n}.jpg`, contentOf("jpg", 500)]);
  const heavy = nine.slice(0, 7).map(([name]): [string, Buffer] => [name, contentOf("jpg", 1_800_000)]);

  test.each<[string, FormData, number, RegExp]>([
    ["no file", filesForm({}), 400, /no file/],
    ["no reference", filesForm(file, { reference: undefined }), 400, /reference is required/],
    ["a reference of another form", filesForm(file, { reference: "DG-1" }), 400, /not the reference/],
    [
      "a reference with a line break",
      filesForm(file, { reference: "DG-7Q3XW9CM\r\nBcc: x@y.nl" }),
      400,
      /not/,
    ],
    ["no public key", filesForm(file, { user_id: undefined }), 400, /user_id is required/],
    ["an unknown public key", filesForm(file, { user_id: "other" }), 403, /public key is not known/],
    ["an unknown template", filesForm(file, { template_id: "x" }), 400, /template ID not found/],
    ["the contact form's template", filesForm(file, { template_id: "template_contact" }), 400, /template/],
    ["another service", filesForm(file, { service_id: "service_contact" }), 400, /service ID not found/],
    ["a digest that is none", filesForm(file, { enquiry_digest: "<x@y.nl>" }), 400, /not the digest/],
    ["a long name", filesForm(file, { name: "x".repeat(201) }), 400, /name is longer than 200/],
    ["a very long text", filesForm(file, { message: "x".repeat(5_000) }), 400, /too long/],
    ["nine files", filesForm(nine), 413, /more than 8 files/],
    ["more than 12 MB", filesForm(heavy), 413, /larger than 12000000 bytes together/],
  ])("%s", async (_what, form, status, reason) => {
    const [answered, text] = await answerOf(service.upload(form));
    expect(text).toMatch(reason);
    expect(answered).toBe(status);
    expect(sink.mails).toHaveLength(0);
  });

  test.each<Kind>(["gif", "zip", "exe", "html", "svg", "text"])(
    "a file that is %s, whatever its name says, by its number",
    async (kind) => {
      const files = { ...file, "foto.jpg": contentOf(kind) };
      const [status, text] = await answerOf(service.upload(filesForm(files)));
      expect([status, refusedFile(text)]).toEqual([415, 2]);
      expect(text).toBe('File 2 ("foto.jpg") is not a picture or PDF that may be sent');
      expect(sink.mails).toHaveLength(0);
    },
  );

  test("an empty file, and one that is too large, by their numbers", async () => {
    const empty = await answerOf(service.upload(filesForm({ ...file, "leeg.jpg": Buffer.alloc(0) })));
    expect(empty).toEqual([415, 'File 2 ("leeg.jpg") is empty']);
    const large = { "groot.jpg": contentOf("jpg", fileLimits.bytes + 1), ...file };
    const [status, text] = await answerOf(service.upload(filesForm(large)));
    expect([status, text]).toEqual([413, 'File 1 ("groot.jpg") is larger than 2000000 bytes']);
    expect(sink.mails).toHaveLength(0);
  });

  test("a file under another name than agreed", async () => {
    const form = filesForm({});
    form.append("attachment", new Blob([new Uint8Array(contentOf("jpg"))]), "a.jpg");
    expect((await service.upload(form)).status).toBe(400);
  });

  test.each([
    ["JSON", { "Content-Type": "application/json" }],
    ["a form without its boundary", { "Content-Type": "multipart/form-data" }],
    ["packed", { "Content-Encoding": "gzip" }],
  ])("%s", async (_what, headers) => {
    expect((await service.upload(filesForm(file), headers)).status).toBe(415);
  });

  test("one that says it is larger than files may be, before any of it is read", async () => {
    const response = await service.upload(filesForm(file), {
      "Content-Length": String(maxFilesRequestBytes + 1),
    });
    expect(response.status).toBe(413);
  });
});

test("the log tells how much was sent, and nothing personal", async () => {
  await service.upload(filesForm({ "Zoe thuis.jpg": contentOf("jpg", 7_000) }));
  expect(service.logs[0]).toMatchObject({
    ...{ event: "files", status: 200, reference: "DG-7Q3XW9CM", files: 1, bytes: 7_000, repeated: false },
  });
  expect(JSON.stringify(service.logs)).not.toMatch(/Zo[eë]|thuis/);
});
