import { sendPath } from "@contractor/core/enquiry/calls.ts";
import { maxRequestBytes } from "@contractor/core/enquiry/params.ts";
import { contactBody, quoteBody } from "@contractor/site/tests/support/enquiries.ts";
import { answerOf, test } from "@contractor/site/tests/support/service.ts";
import { expect } from "vitest";

test("an enquiry reaches the owner, who can answer the visitor", async ({ sink, service }) => {
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

test("an enquiry of the contact form goes to its own address", async ({ sink, service }) => {
  expect(await answerOf(service.post(contactBody()))).toEqual([200, "OK"]);
  const [mail] = sink.mails;
  expect(mail?.recipients).toEqual(["info@firm.example"]);
  expect(mail?.subject).toBe("Nieuw contactformulier bericht");
  expect(mail?.text).toContain("Piet Bakker");
  expect(mail?.text).not.toMatch(/Type project|Budget|Bestanden|Referentie|undefined/);
});

test("an enquiry has no reply address when the visitor gave several", async ({ sink, service }) => {
  await service.post(quoteBody({ email: "a@example.nl, b@example.nl" }));
  const [mail] = sink.mails;
  expect(mail?.replyTo).toBeUndefined();
  expect(mail?.text).toContain("a@example.nl, b@example.nl");
  expect(mail?.text).toContain("Let op");
});

const without = (name: string) => quoteBody({}, { [name]: undefined });

test.for<readonly [what: string, body: unknown, reason: RegExp]>([
  ["not JSON", "{", /not valid JSON/],
  ["an array", [], /must be an object/],
  ["deeply nested", "[".repeat(20_000) + "]".repeat(20_000), /must be an object/],
  ["no public key", without("user_id"), /user_id is required: the public key/],
  ["an empty service id", quoteBody({}, { service_id: "" }), /service_id is required/],
  ["no template id", without("template_id"), /template_id is required/],
  ["no params", without("template_params"), /template_params must be an object/],
  ["a number as name", quoteBody({ name: 7 }), /template_params\.name must be a string/],
  ["a long name", quoteBody({ name: "x".repeat(201) }), /name is longer than 200 characters/],
  ["an odd reference", quoteBody({ reference: "a b\n" }), /reference may hold letters/],
  ["nothing filled in", quoteBody({}, { template_params: {} }), /holds no enquiry/],
])("%s is refused", async ([_what, body, reason], { sink, service }) => {
  expect(await answerOf(service.post(body))).toEqual([400, expect.stringMatching(reason)]);
  expect(sink.mails).toHaveLength(0);
});

test.for<readonly [what: string, params: object, reason: RegExp]>([
  ["a filled-in honeypot", { website: "http://x" }, /spam/],
  ["many links", { message: "www.a.nl ".repeat(11), name: "a.nl/x,".repeat(10) }, /20 links/],
  ["hidden links", { message: "ht\u200btps://a.nl/x ".repeat(21) }, /more than 20 links/],
  ["an instant form", { elapsed_ms: "300" }, /faster than people type/],
  ["a time that is no number", { elapsed_ms: "abc" }, /faster than people type/],
  ["no time", { elapsed_ms: undefined }, /faster than people type/],
])("%s is refused as spam", async ([_what, params, reason], { sink, service }) => {
  const answer = await answerOf(service.post(quoteBody(params)));
  expect(answer).toEqual([403, expect.stringMatching(reason)]);
  expect(sink.mails).toHaveLength(0);
});

test("refused: too large, of another type, or no POST", async ({ service }) => {
  const large = quoteBody({ message: "x".repeat(maxRequestBytes) });
  expect((await service.post(large)).status).toBe(413);
  expect((await service.post(quoteBody(), { "Content-Type": "text/plain" })).status).toBe(415);
  const { status, headers } = await service.app.request(sendPath);
  expect([status, headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
});

test("people may take their time and send twenty links", async ({ service }) => {
  const params = { elapsed_ms: "48000", website: "", message: "https://a.nl ".repeat(20) };
  expect(await answerOf(service.post(quoteBody(params)))).toEqual([200, "OK"]);
});

const ids = { user_id: "last-year", service_id: "service_old", template_id: "template_old" };

test.for([
  ["of its form", "offerte", "offerte@firm.example"],
  ["for messages, when it names neither form", "", "info@firm.example"],
] as const)(
  "a page opened before the settings changed sends to the address %s",
  async ([_which, form_type, recipient], { sink, service }) => {
    const body = quoteBody({ recipient_email: "vroeger@firm.example", form_type }, ids);
    expect(await answerOf(service.post(body))).toEqual([200, "OK"]);
    expect(sink.mails[0]?.recipients).toEqual([recipient]);
  },
);
