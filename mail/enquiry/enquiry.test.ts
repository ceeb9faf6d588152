import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { maxRequestBytes } from "../../contract/params.ts";
import { contactBody, quoteBody, quoteParams } from "../testing/enquiries.ts";
import { startTestService, type TestService } from "../testing/service.ts";
import { type SmtpSink, startSmtpSink } from "../testing/smtp-sink.ts";

let sink: SmtpSink;
let service: TestService;

beforeAll(async () => {
  sink = await startSmtpSink();
  service = startTestService(sink.url);
});
beforeEach(() => {
  sink.mails.length = 0;
});
afterAll(async () => {
  await service.transport.close();
  await sink.close();
});

async function answerOf(response: Response | Promise<Response>): Promise<[number, string]> {
  const answer = await response;
  return [answer.status, await answer.text()];
}

describe("an accepted enquiry", () => {
  test("reaches the owner with every field of the quote form", async () => {
    expect(await answerOf(service.post(quoteBody()))).toEqual([200, "OK"]);

    expect(sink.mails).toHaveLength(1);
    const [mail] = sink.mails;
    expect(mail?.sender).toBe("website@firm.example");
    expect(mail?.recipients).toEqual(["offerte@firm.example"]);
    expect(mail?.headers.get("from")).toEqual(['"Dak & Goot" <website@firm.example>']);
    expect(mail?.headers.get("to")).toEqual(["offerte@firm.example"]);
    expect(mail?.headers.get("reply-to")).toEqual(["Zoë de Vries <zoe@example.nl>"]);
    expect(mail?.headers.get("subject")).toEqual(["Nieuwe offerte aanvraag"]);
    const { recipient_email, subject, sent_at, service: chosen, project_type, ...asWritten } = quoteParams;
    for (const value of [
      ...Object.values(asWritten),
      "Dakwerk",
      "Bedrijfspand",
      "woensdag 3 juni 2026 om 14:05",
    ]) {
      expect(mail?.text).toContain(value);
      expect(mail?.html).toContain(value.replace("\n", "<br>\n"));
    }
  });

  test("of the contact form goes to its own address, without the fields it does not have", async () => {
    expect(await answerOf(service.post(contactBody()))).toEqual([200, "OK"]);

    const [mail] = sink.mails;
    expect(mail?.recipients).toEqual(["info@firm.example"]);
    expect(mail?.headers.get("subject")).toEqual(["Nieuw contactformulier bericht"]);
    expect(mail?.text).toContain("Piet Bakker");
    expect(mail?.text).not.toMatch(/Type project|Budget|Bestanden|Referentie|undefined/);
  });

  test("goes to the form's address when the call names none", async () => {
    await service.post(quoteBody({ recipient_email: undefined }));
    expect(sink.mails[0]?.recipients).toEqual(["offerte@firm.example"]);
  });

  test("has no reply address when the visitor's is not one e-mail address", async () => {
    await service.post(quoteBody({ email: "a@example.nl, b@example.nl" }));
    const [mail] = sink.mails;
    expect(mail?.headers.has("reply-to")).toBe(false);
    expect(mail?.text).toContain("a@example.nl, b@example.nl");
    expect(mail?.text).toContain("Let op");
  });

  test("keeps the template's subject, whatever the call says", async () => {
    await service.post(quoteBody({ subject: "WIN A PRIZE\r\nBcc: victim@example.com" }));
    const [mail] = sink.mails;
    expect(mail?.headers.get("subject")).toEqual(["Nieuwe offerte aanvraag"]);
    expect(mail?.headers.has("bcc")).toBe(false);
  });

  test("cannot add a header through the visitor's name", async () => {
    await service.post(
      quoteBody({ name: "Eve\r\nBcc: victim@example.com\u2028X-Evil: 1 =?utf-8?Q?=0AX-Q:_1?=" }),
    );
    const [mail] = sink.mails;
    expect([...(mail?.headers.keys() ?? [])].sort()).toEqual([
      ...["content-type", "date", "from", "message-id", "mime-version", "reply-to", "subject", "to"],
    ]);
  });
});

describe("a refused call", () => {
  const { template_params: _params, ...withoutParams } = quoteBody();
  const cases: Array<[string, unknown, number, RegExp]> = [
    ["not JSON", "{", 400, /not valid JSON/],
    ["invalid UTF-8", new Uint8Array([0x22, 0xff, 0x22]), 400, /not valid JSON in UTF-8/],
    ["empty", "", 400, /not valid JSON/],
    ["an array", [], 400, /must be an object/],
    ["null", "null", 400, /must be an object/],
    ["deeply nested", "[".repeat(20_000) + "]".repeat(20_000), 400, /must be an object/],
    ["no public key", { ...quoteBody(), user_id: undefined }, 400, /user_id is required: the public key/],
    ["an empty public key", { ...quoteBody(), user_id: "" }, 400, /user_id is required/],
    ["no service id", { ...quoteBody(), service_id: undefined }, 400, /service_id is required/],
    ["no template id", { ...quoteBody(), template_id: undefined }, 400, /template_id is required/],
    ["no params", withoutParams, 400, /template_params must be an object/],
    [
      "params as a list",
      { ...quoteBody(), template_params: ["x"] },
      400,
      /template_params must be an object/,
    ],
    ["a number as name", quoteBody({ name: 7 }), 400, /template_params\.name must be a string/],
    ["an object as message", quoteBody({ message: {} }), 400, /template_params\.message must be a string/],
    ["a long name", quoteBody({ name: "x".repeat(201) }), 400, /name is longer than 200 characters/],
    ["an odd reference", quoteBody({ reference: "a b\n" }), 400, /reference may hold letters/],
    ["nothing filled in", { ...quoteBody(), template_params: {} }, 400, /holds no enquiry/],
    ["an unknown template", { ...quoteBody(), template_id: "x" }, 400, /template ID not found/],
    [
      "another form's service",
      { ...quoteBody(), service_id: "service_contact" },
      400,
      /service ID not found/,
    ],
    ["an unknown public key", { ...quoteBody(), user_id: "other" }, 403, /public key is not known/],
    ["another recipient", quoteBody({ recipient_email: "x@example.com" }), 403, /does not send to that/],
    ["the other form's recipient", quoteBody({ recipient_email: "info@firm.example" }), 403, /does not send/],
    ["a filled-in honeypot", quoteBody({ website: "http://x" }), 403, /spam/],
    ["many links", quoteBody({ message: "see www.a.nl ".repeat(6) }), 403, /more than 5 links/],
    ["an instant form", quoteBody({ elapsed_ms: "300" }), 403, /faster than people type/],
    ["a large body", quoteBody({ message: "x".repeat(maxRequestBytes) }), 413, /larger than \d+ bytes/],
  ];

  test.each(cases)("%s", async (_what, body, status, reason) => {
    const [answered, text] = await answerOf(service.post(body));
    expect(text).toMatch(reason);
    expect(answered).toBe(status);
    expect(sink.mails).toHaveLength(0);
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "application/json; charset=utf-16", ""])(
    "content type %j",
    async (type) => {
      const [status] = await answerOf(service.post(quoteBody(), { "Content-Type": type }));
      expect(status).toBe(415);
      expect(sink.mails).toHaveLength(0);
    },
  );

  test("by another method", async () => {
    const response = await service.app.request("/api/v1.0/email/send");
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("POST, OPTIONS");
  });
});

test("people may take their time, send five links and leave the honeypot alone", async () => {
  const params = { elapsed_ms: "48000", website: "", message: "https://a.nl ".repeat(5) };
  expect(await answerOf(service.post(quoteBody(params)))).toEqual([200, "OK"]);
});

test("a larger body is also refused when its length is not announced", async () => {
  const chunk = new TextEncoder().encode("x".repeat(10_000));
  let pulled = 0;
  const body = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(chunk);
    },
  });
  const request = new Request("http://mail.firm.example/api/v1.0/email/send", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body,
    duplex: "half",
  } as RequestInit);
  expect((await service.app.request(request)).status).toBe(413);
  expect(pulled).toBeLessThan(maxRequestBytes / chunk.byteLength + 3);
});

test("leaves every other path to the site it is mounted on", async () => {
  expect((await service.app.request("/offerte-aanvragen")).status).toBe(404);
  const { Hono } = await import("hono");
  const site = new Hono().route("/", service.app).get("*", (c) => c.text("page"));
  const page = await site.request("/offerte-aanvragen");
  expect(await page.text()).toBe("page");
  expect(page.headers.get("content-security-policy")).toBeNull();
});

test("the log holds a request id, the template and the reference, and nothing personal", async () => {
  service.logs.length = 0;
  const response = await service.post(quoteBody({ reference: "DG-LOG" }), {
    "X-Forwarded-For": "203.0.113.9",
  });
  await service.post(quoteBody({ email: "zoe@example.nl", website: "x" }));

  expect(service.logs[0]).toMatchObject({
    status: 200,
    template: "quote",
    reference: "DG-LOG",
    repeated: false,
  });
  expect(service.logs[0]?.id).toBe(response.headers.get("x-request-id"));
  expect(service.logs[1]).toMatchObject({ status: 403, template: "quote", reason: "honeypot" });
  expect(JSON.stringify(service.logs)).not.toMatch(/Zoë|zoe|010-1234567|Lijnbaan|203\.0\.113/);
});
