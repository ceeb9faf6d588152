import { describe, expect, vi } from "vitest";
import { fileField } from "#contract/files.ts";
import { enquiryDigest } from "#contract/identity.ts";
import { quoteBody, quoteParams } from "#tests/support/enquiries.ts";
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
    const message = " half \ud800 of\u200b a pair ";
    const params = { ...quoteParams, reference, message, elapsed_ms: "20000" };
    await service.post(quoteBody(params));
    const sent = {
      "gevel.jpg": contentOf("jpg", 900_000),
      "scheur.heic": contentOf("heic", 40_001),
    };
    const texts = { enquiry_digest: await enquiryDigest("quote", params), email: params.email };
    expect(await answerOf(service.upload(filesForm(sent, texts)))).toEqual([200, "OK"]);

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
        "scheur.heic": contentOf("heic", 40_001),
      }),
    );
    expect(sink.mails[0]?.text).toContain(`Bestanden bij aanvraag DG-7Q3XW9CM
Zoë de Vries

Bestanden in deze mail:
gevel.jpg (900 kB)
scheur.heic (40 kB)
`);
  });

  test("reply to that mail without the browser's help while the service remembers it", async ({
    sink,
    service,
  }) => {
    await service.post(quoteBody({ reference }));
    // Browsers keep files for thirty days.
    const day = Date.now() + 29 * 24 * 60 * 60 * 1_000;
    using _later = vi.spyOn(Date, "now").mockReturnValue(day);
    await service.upload(filesForm(photographs(1)));
    const [enquiry, mail] = sink.mails;
    expect(mail?.inReplyTo).toBe(enquiry?.messageId);
  });

  test.for([
    ...sendable.map((kind) => ["zonder ending", `zonder-ending.${kind}`, kind] as const),
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
    const threeChosen = { files_info: "Ja, 3 bestand(en) bijgevoegd" };
    const form = filesForm({ "image.jpg": one, "nog eens.jpg": one }, threeChosen);
    form.append(fileField, new Blob([new Uint8Array(other)]), "image.jpg");
    await service.upload(form);
    expect(sink.mails[0]?.text).toContain("Ja, 2 bestand(en) bijgevoegd");
    const found = Object.fromEntries(sink.mails.flatMap(filesIn));
    expect(found).toEqual({ "image.jpg": hashOf(one), "image-2.jpg": hashOf(other) });
  });

  test("may be as many and as large as announced", async ({ sink, service }) => {
    const eight = photographs(8, 1_500_000);
    expect(await answerOf(service.upload(filesForm(eight)))).toEqual([200, "OK"]);
    expect(sink.mails.flatMap(filesIn)).toEqual(hashesOf(eight));
    expect(await answerOf(service.upload(filesForm(photographs(1, 2_000_000))))).toEqual([
      200,
      "OK",
    ]);
    const plan = { "plan.pdf": contentOf("pdf", 9_000_000) };
    expect(await answerOf(service.upload(filesForm(plan)))).toEqual([200, "OK"]);
    expect(filesIn(sink.mails[2] as (typeof sink.mails)[number])).toEqual(hashesOf(plan));
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
