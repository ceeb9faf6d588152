import { describe, expect } from "vitest";
import { fileField } from "#contract/files.ts";
import { quoteBody } from "#tests/support/enquiries.ts";
import {
  contentOf,
  filesForm,
  filesIn,
  filesTexts,
  hashOf,
  photographs,
  sendable,
} from "#tests/support/files.ts";
import { answerOf, test } from "#tests/support/service.ts";

const { reference } = filesTexts;
const hashesOf = (sent: Record<string, Buffer>) =>
  Object.entries(sent).map(([name, content]) => [name, hashOf(content)]);

describe("the files of an enquiry", () => {
  test("arrive byte for byte, in a mail that replies to the enquiry's", async ({
    sink,
    service,
  }) => {
    await service.post(quoteBody({ reference }));
    const sent = {
      "gevel.jpg": contentOf("jpg", 900_000),
      "scheur.heic": contentOf("heic", 40_001),
    };
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

  test("are listed in their mail with name and size", async ({ sink, service }) => {
    await service.upload(
      filesForm({
        "gevel.jpg": contentOf("jpg", 900_000),
        "plan.pdf": contentOf("pdf", 2_400_000),
        "klein.png": contentOf("png", 300),
      }),
    );
    expect(sink.mails[0]?.text).toContain(`Bestanden bij aanvraag DG-7Q3XW9CM
Zoë de Vries

Bestanden in deze mail:
gevel.jpg (900 kB)
plan.pdf (2,4 MB)
klein.png (1 kB)
`);
  });

  test("may be as many and as large as announced", async ({ sink, start }) => {
    const service = start({});
    const eight = photographs(8, 800_000);
    expect(await answerOf(service.upload(filesForm(eight)))).toEqual([200, "OK"]);
    expect(sink.mails.flatMap(filesIn)).toEqual(hashesOf(eight));
    expect((await service.upload(filesForm(photographs(1, 2_000_000)))).status).toBe(200);
  });

  test("of a page that was opened before the settings changed arrive", async ({
    sink,
    service,
  }) => {
    const texts = { user_id: "old", service_id: "old", template_id: "old" };
    expect(await answerOf(service.upload(filesForm(photographs(1), texts)))).toEqual([200, "OK"]);
    expect(sink.mails[0]?.recipients).toEqual(["offerte@firm.example"]);
  });

  test("are logged by number and size, and nothing personal", async ({ service }) => {
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
});

describe("the name of a file", () => {
  test.for([
    ...sendable.map((kind) => ["zonder ending", `zonder-ending.${kind}`, kind] as const),
    ["foto.jpg.exe", "foto-jpg-exe.jpg"],
    ["../../etc/passwd", "passwd.jpg"],
    ['a"\u202egpj.exe\r\nX: 1', "a-gpj-exe-X-1.jpg"],
    ["Gevel vóór & ná (2).JPEG", "Gevel-vóór-ná-2.jpeg"],
    ["CON.jpg", "bestand-1.jpg"],
    ["lpt1", "bestand-1.jpg"],
    ["console.jpg", "console.jpg"],
    ["...", "bestand-1.jpg"],
    [`${"x".repeat(300)}.jpg`, `${"x".repeat(80)}.jpg`],
  ] as const)("%j is mailed as %s", async ([posted, mailed, kind = "jpg"], { sink, service }) => {
    await service.upload(filesForm({ [posted]: contentOf(kind) }));
    expect(sink.mails[0]?.attachments.map(({ filename }) => filename)).toEqual([mailed]);
  });

  test("differs from the others in more than its capitals", async ({ sink, service }) => {
    const form = filesForm({ "IMG_0001.jpg": contentOf("jpg"), "img_0001.jpg": contentOf("jpg") });
    form.append(fileField, new Blob([new Uint8Array(contentOf("jpg"))]), "IMG_0001.JPG");
    await service.upload(form);
    expect(sink.mails[0]?.attachments.map(({ filename }) => filename)).toEqual([
      "IMG_0001.jpg",
      "img_0001-2.jpg",
      "IMG_0001-3.jpg",
    ]);
  });
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

  test("are sent again with the number of another enquiry", async ({ sink, service }) => {
    await service.upload(filesForm(two));
    await service.upload(filesForm(two, { reference: "DG-222222CM" }));
    expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(2);
  });

  test("and are chosen twice are mailed once", async ({ sink, service }) => {
    const content = contentOf("jpg");
    await service.upload(filesForm({ "image.jpg": content, "nog eens.jpg": content }));
    expect(sink.mails.flatMap(filesIn)).toEqual([["image.jpg", hashOf(content)]]);
  });
});
