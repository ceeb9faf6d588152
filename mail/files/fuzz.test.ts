import fc from "fast-check";
import { createTransport } from "nodemailer";
import { expect, test } from "vitest";
import { fileKinds, filesPath } from "../../contract/files.ts";
import { createMailApp } from "../app.ts";
import { kindOf } from "./file-kind.ts";
import { testConfig } from "../testing/enquiries.ts";
import { readFilesMail } from "../testing/files.ts";
import { hostileForm } from "../testing/hostile-forms.ts";
import type { Mail, MailTransport } from "../smtp/transport.ts";

const numRuns = Number(process.env.FUZZ_RUNS ?? 300);
const composer = createTransport({ streamTransport: true, buffer: true });
let sent: { mail: Mail; raw: string; to: string[] }[] = [];
const transport: MailTransport = {
  async send(mail) {
    const { message, envelope } = await composer.sendMail(mail);
    sent.push({ mail, raw: String(message), to: envelope.to });
  },
  verify: () => Promise.resolve(),
  close: () => Promise.resolve(),
};
const app = createMailApp(testConfig("smtp://localhost"), transport, { log: () => {} });

const extensions: string[] = fileKinds.flatMap((kind) => kind.extensions);
const knownHeaders = new Set(
  "from to subject message-id in-reply-to references date mime-version content-type".split(" "),
);

async function expectHarmless({ raw, to }: (typeof sent)[number]): Promise<void> {
  expect(to).toEqual(["offerte@firm.example"]);
  const mail = await readFilesMail({ raw });
  expect(mail.subject).toMatch(/^Foto's bij aanvraag DG-7Q3XW9CM$/);
  for (const { key } of mail.headers) expect(knownHeaders).toContain(key);
  for (const { filename, mimeType, content } of mail.attachments) {
    expect(filename).toMatch(/^[\p{L}\p{M}\p{N}_-]+\.[a-z]+$/u);
    expect(extensions).toContain(filename?.split(".").at(-1));
    const kind = await kindOf([Buffer.from(content as ArrayBuffer)]);
    expect(kind?.type).toBe(mimeType);
  }
}

test(`${numRuns} hostile forms: no crash, no stray mail, no file of another kind`, {
  timeout: 900_000,
}, async () => {
  const statuses = new Map<number, number>();
  const property = fc.asyncProperty(hostileForm, async ({ body, type }) => {
    sent = [];
    const response = await app.request(`http://mail.firm.example${filesPath}`, {
      method: "POST",
      headers: { "Content-Type": type },
      body: body as BodyInit,
    });
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    expect([200, 400, 403, 413, 415]).toContain(response.status);
    expect(sent.length).toBeLessThanOrEqual(response.status === 200 ? 1 : 0);
    for (const mail of sent) await expectHarmless(mail);
  });
  await fc.assert(property, { numRuns });
  // A run in which nothing got through, or everything did, would prove nothing.
  expect([...statuses.keys()].sort()).toEqual(expect.arrayContaining([200, 400, 413, 415]));
  if (process.env.FUZZ_RUNS) console.log(`fuzz: ${numRuns} forms, answers ${JSON.stringify([...statuses])}`);
});
