import fc from "fast-check";
import { expect, test } from "vitest";
import { createMailApp } from "../app.ts";
import { createTransport } from "nodemailer";
import { testConfig } from "../testing/enquiries.ts";
import { hostileBody } from "../testing/hostile-bodies.ts";
import { type ParsedMail, parseMail } from "../testing/parse-mail.ts";
import type { Mail, MailTransport } from "../smtp/transport.ts";

const numRuns = Number(process.env.FUZZ_RUNS ?? 500);
const config = testConfig("smtp://localhost");
const composer = createTransport({ streamTransport: true, buffer: true });

let sent: Array<{ mail: Mail; raw: string; envelope: { from: string | false; to: string[] } }> = [];
const transport: MailTransport = {
  async send(mail) {
    const info = await composer.sendMail(mail);
    sent.push({ mail, raw: String(info.message), envelope: info.envelope });
  },
  verify: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
const app = createMailApp(config, transport, { log: () => {} });

const knownHeaders = new Set(
  "from to reply-to subject message-id date mime-version content-type content-transfer-encoding".split(" "),
);
const ownTags =
  /^<(?:!doctype html|\/?(?:html|head|title|body|h1|h2|table|tr|th|td|p|a|br|hr|meta)(?:\s+[a-z]+="[^"<>]*")*\s*\/?)>$/;

function expectHarmless(mail: ParsedMail, html: string): void {
  for (const [name, values] of mail.headers) {
    expect(knownHeaders, `header ${name}`).toContain(name);
    expect(values).toHaveLength(1);
  }
  expect(mail.rawHeaders).toMatch(/^(?:[\x20-\x7e\t]|\r\n)*$/);
  expect(["Nieuwe offerte aanvraag", "Nieuw contactformulier bericht"]).toContain(
    mail.headers.get("subject")?.[0],
  );
  expect(mail.headers.get("from")).toEqual(['"Dak & Goot" <website@firm.example>']);
  for (const tag of html.match(/<[^>]*>?/g) ?? []) expect(tag).toMatch(ownTags);
  expect(html).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
  for (const [, href] of html.matchAll(/href="([^"]*)"/g))
    expect(href).toMatch(/^(?:mailto:[^\s<>]+@|tel:\+?\d{5,}$)/);
}

test(`${numRuns} hostile bodies: no crash, no stray mail, no injected header, no markup`, {
  timeout: 600_000,
}, async () => {
  const statuses = new Map<number, number>();
  const property = fc.asyncProperty(hostileBody, async (body) => {
    sent = [];
    const response = await app.request("http://mail.firm.example/api/v1.0/email/send", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: body as BodyInit,
    });
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    expect([200, 400, 403, 413]).toContain(response.status);
    expect(sent.length).toBeLessThanOrEqual(response.status === 200 ? 1 : 0);
    for (const { mail, raw, envelope } of sent) {
      expect(envelope.from).toBe("website@firm.example");
      expect(["info@firm.example", "offerte@firm.example"]).toContain(mail.to);
      expect(envelope.to).toEqual([mail.to]);
      const parsed = parseMail(raw.replace(/\r?\n/g, "\r\n"));
      expect(parsed.headers.get("to")).toEqual([mail.to]);
      expectHarmless(parsed, parsed.html);
    }
  });
  await fc.assert(property, { numRuns });
  expect({}).not.toHaveProperty("polluted");
  // A run in which nothing got through, or everything did, would prove nothing.
  expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([200, 400, 403]));
  if (process.env.FUZZ_RUNS) console.log(`fuzz: ${numRuns} bodies, answers ${JSON.stringify([...statuses])}`);
});
