import { describe, expect } from "vitest";
import { sendPath } from "#contract/calls.ts";
import { maxRequestBytes } from "#contract/params.ts";
import { contactBody, quoteBody } from "#tests/support/enquiries.ts";
import { answerOf, test } from "#tests/support/service.ts";

describe("an accepted enquiry", () => {
  test("reaches the owner, who can answer the visitor", async ({ sink, service }) => {
    expect(await answerOf(service.post(quoteBody()))).toEqual([200, "OK"]);
    expect(sink.mails).toMatchObject([
      {
        sender: "website@firm.example",
        recipients: ["offerte@firm.example"],
        from: { name: "Dak & Goot", address: "website@firm.example" },
        to: [{ address: "offerte@firm.example" }],
        replyTo: [{ name: "Zoë de Vries", address: "zoe@example.nl" }],
        subject: "Nieuwe offerte aanvraag",
      },
    ]);
  });

  test("of the contact form goes to its own address, without fields of the other form", async ({
    sink,
    service,
  }) => {
    expect(await answerOf(service.post(contactBody()))).toEqual([200, "OK"]);
    const [mail] = sink.mails;
    expect(mail?.recipients).toEqual(["info@firm.example"]);
    expect(mail?.subject).toBe("Nieuw contactformulier bericht");
    expect(mail?.text).toContain("Piet Bakker");
    expect(mail?.text).not.toMatch(/Type project|Budget|Bestanden|Referentie|undefined/);
  });

  test("has the time of the mail where the clock of the device is years off", async ({
    sink,
    service,
  }) => {
    await service.post(quoteBody({ sent_at: "2019-01-01T12:00:00Z" }));
    const [mail] = sink.mails;
    expect(mail?.text).toContain("Verstuurd op:");
    expect(mail?.text).not.toContain("2019");
  });

  test("goes to the form's address when the call names none", async ({ sink, service }) => {
    await service.post(quoteBody({ recipient_email: undefined }));
    expect(sink.mails[0]?.recipients).toEqual(["offerte@firm.example"]);
  });

  test("has no reply address when the visitor's is not a single e-mail address", async ({
    sink,
    service,
  }) => {
    await service.post(quoteBody({ email: "a@example.nl, b@example.nl" }));
    const [mail] = sink.mails;
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.text).toContain("a@example.nl, b@example.nl");
    expect(mail?.text).toContain("Let op");
  });
});

const manyLinks = [
  ["many links", { message: "see www.a.nl ".repeat(21) }],
  ["links with an invisible character", { message: "ht\u200btps://a.nl/x ".repeat(21) }],
  ["links with a soft hyphen", { message: "ht\u00adtps://a.nl/x ".repeat(21) }],
  ["bare links", { message: "spam.example/x ".repeat(21) }],
  ["links that are joined by commas", { message: "https://a.nl/x,".repeat(21) }],
  ["links in other fields", { name: "www.a.nl ".repeat(11), address: "www.a.nl ".repeat(10) }],
] as const;

describe("a refused call", () => {
  test.for<readonly [what: string, body: unknown, status: number, reason: RegExp]>([
    ["not JSON", "{", 400, /not valid JSON/],
    ["empty", "", 400, /not valid JSON/],
    ["an array", [], 400, /must be an object/],
    ["null", "null", 400, /must be an object/],
    ["deeply nested", "[".repeat(20_000) + "]".repeat(20_000), 400, /must be an object/],
    [
      "no public key",
      quoteBody({}, { user_id: undefined }),
      400,
      /user_id is required: the public key/,
    ],
    ["an empty public key", quoteBody({}, { user_id: "" }), 400, /user_id is required/],
    ["no service id", quoteBody({}, { service_id: undefined }), 400, /service_id is required/],
    ["no template id", quoteBody({}, { template_id: undefined }), 400, /template_id is required/],
    [
      "no params",
      quoteBody({}, { template_params: undefined }),
      400,
      /template_params must be an object/,
    ],
    [
      "params as a list",
      quoteBody({}, { template_params: ["x"] }),
      400,
      /template_params must be an object/,
    ],
    ["a number as name", quoteBody({ name: 7 }), 400, /template_params\.name must be a string/],
    [
      "an object as message",
      quoteBody({ message: {} }),
      400,
      /template_params\.message must be a string/,
    ],
    [
      "a long name",
      quoteBody({ name: "x".repeat(201) }),
      400,
      /name is longer than 200 characters/,
    ],
    ["an odd reference", quoteBody({ reference: "a b\n" }), 400, /reference may hold letters/],
    ["nothing filled in", quoteBody({}, { template_params: {} }), 400, /holds no enquiry/],
    ["a filled-in honeypot", quoteBody({ website: "http://x" }), 403, /spam/],
    ...manyLinks.map(
      ([what, params]) => [what, quoteBody(params), 403, /more than 20 links/] as const,
    ),
    ["an instant form", quoteBody({ elapsed_ms: "300" }), 403, /faster than people type/],
    ["a time that is no number", quoteBody({ elapsed_ms: "abc" }), 403, /faster than people/],
    ["no time", quoteBody({ elapsed_ms: undefined }), 403, /faster than people type/],
    [
      "a large body",
      quoteBody({ message: "x".repeat(maxRequestBytes) }),
      413,
      /larger than \d+ bytes/,
    ],
  ])("%s", async ([_what, body, status, reason], { sink, service }) => {
    expect(await answerOf(service.post(body))).toEqual([status, expect.stringMatching(reason)]);
    expect(sink.mails).toHaveLength(0);
  });

  test.for(["text/plain", "application/x-www-form-urlencoded", ""])(
    "content type %j",
    async (type, { sink, service }) => {
      expect((await service.post(quoteBody(), { "Content-Type": type })).status).toBe(415);
      expect(sink.mails).toHaveLength(0);
    },
  );

  test("by another method", async ({ service }) => {
    const response = await service.app.request(sendPath);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST, OPTIONS");
  });
});

test("people may take their time, send twenty links and leave the honeypot empty", async ({
  service,
}) => {
  const params = { elapsed_ms: "48000", website: "", message: "https://a.nl ".repeat(20) };
  expect(await answerOf(service.post(quoteBody(params)))).toEqual([200, "OK"]);
});

describe("a page that was opened before the settings changed", () => {
  const old: Record<string, Record<string, unknown>> = {
    recipient: quoteBody({ recipient_email: "vroeger@firm.example" }),
    "public-key": quoteBody({}, { user_id: "the-key-of-last-year" }),
    "service-id": quoteBody({}, { service_id: "service_old" }),
    "template-id": quoteBody({ form_type: "offerte" }, { template_id: "template_old" }),
  };

  test.for(Object.entries(old))(
    "still sends, with an old %s, to the address of its form",
    async ([_what, body], { sink, service }) => {
      expect(await answerOf(service.post(body))).toEqual([200, "OK"]);
      expect(sink.mails[0]?.recipients).toEqual(["offerte@firm.example"]);
    },
  );

  test("sends to the address for messages when it names neither form", async ({
    sink,
    service,
  }) => {
    await service.post(quoteBody({ form_type: "" }, { template_id: "template_old" }));
    expect(sink.mails[0]?.recipients).toEqual(["info@firm.example"]);
  });
});
