import fc from "fast-check";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { fileTypeOf } from "#contract/file-type.ts";
import { fileKinds } from "#contract/files.ts";
import { subjects } from "#contract/form.ts";
import { createAppOver } from "#tests/support/service.ts";
import { type Call, heavyCalls, hostileEnquiry, hostileFiles } from "./hostile-requests.ts";

/** How often `npm run test:fuzz` attacks; undefined in an ordinary run. */
const askedRuns = process.env.FUZZ_RUNS;
const composer = createTransport({ streamTransport: true, buffer: true });
let sent: { raw: string; from: string | false; to: string[] }[] = [];
const app = createAppOver(async (mail) => {
  const { message, envelope } = await composer.sendMail(mail);
  sent.push({ raw: String(message).replace(/\r?\n/g, "\r\n"), ...envelope });
});
type Sent = (typeof sent)[number];

const requiredHeaders = "from to subject message-id date mime-version content-type".split(" ");

/** Reads a mail, which has no header but the required ones and these optional ones, each once. */
async function parse({ raw, from, to }: Sent, ...optional: string[]) {
  const mail = await PostalMime.parse(raw);
  expect(from).toBe("website@firm.example");
  expect(mail.to).toEqual([{ name: "", address: to[0] }]);
  expect(to).toHaveLength(1);
  const names = mail.headers.map(({ key }) => key);
  expect(new Set(names).size).toBe(names.length);
  expect([...requiredHeaders, ...optional]).toEqual(expect.arrayContaining(names));
  expect(raw.slice(0, raw.indexOf("\r\n\r\n"))).toMatch(/^(?:[\x20-\x7e\t]|\r\n)*$/);
  expect(mail.headers.find(({ key }) => key === "from")?.value).toBe(
    '"Dak & Goot" <website@firm.example>',
  );
  return mail;
}

/** The tags that the service itself writes; anything else would be the visitor's. */
const ownTags =
  /^<(?:!doctype html|\/?(?:html|head|title|style|body|div|span|h1|h2|table|tr|th|td|p|a|b|br|meta)(?:\s+[a-z]+="[^"<>]*")*\s*\/?)>$/;

async function expectHarmlessEnquiry(mail: Sent): Promise<void> {
  expect(["offerte@firm.example", "info@firm.example"]).toContain(mail.to[0]);
  const { subject, html = "" } = await parse(
    mail,
    "reply-to",
    "content-transfer-encoding",
    "x-entity-ref-id",
  );
  expect(Object.values(subjects)).toContain(subject);
  expect(html).toContain("</html>");
  for (const tag of html.match(/<[^>]*>?/g) ?? []) {
    expect(tag).toMatch(ownTags);
  }
  expect(html).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
  for (const [, href] of html.matchAll(/href="([^"]*)"/g)) {
    expect(href).toMatch(
      /^(?:mailto:[^\s<>]+@|tel:\+?\d{5,}$|https:\/\/www\.google\.com\/maps\/search\/\?api=1&amp;query=[\w%.*+-]+$)/,
    );
  }
}

async function expectHarmlessFiles(mail: Sent): Promise<void> {
  expect(mail.to).toEqual(["offerte@firm.example"]);
  const { subject, attachments } = await parse(mail, "in-reply-to", "references");
  expect(subject).toBe("Bestanden bij aanvraag DG-7Q3XW9CM");
  const extensions: string[] = fileKinds.flatMap((kind) => kind.extensions);
  for (const { filename, mimeType, content } of attachments) {
    expect(filename).toMatch(/^[\p{L}\p{M}\p{N}_-]+\.[a-z]+$/u);
    expect(extensions).toContain(filename?.split(".").at(-1));
    expect(fileTypeOf(new Uint8Array(content as ArrayBuffer))).toBe(mimeType);
  }
}

/** Sends a call in pieces, as over a network. Resolves to the status of the answer. */
async function send({ path, type, body }: Call): Promise<number> {
  sent = [];
  const init = {
    method: "POST",
    headers: { "Content-Type": type, "Content-Length": String(Buffer.byteLength(body)) },
    body: new Blob([body as BlobPart]).stream(),
    duplex: "half",
  };
  const { status } = await app.request(`http://mail.firm.example${path}`, init);
  return status;
}

/**
 * Sends hostile calls, and always those in `always`. Each may lead to one harmless mail when its
 * answer is 200, and has a status of `allowed`; a run without one of `expected` would prove
 * nothing.
 */
async function attack(
  calls: fc.Arbitrary<Call>,
  expectHarmless: (mail: Sent) => Promise<void>,
  { allowed, expected }: Record<"allowed" | "expected", readonly number[]>,
  { runs, always = [] }: { runs: number; always?: Call[] },
): Promise<void> {
  const counts = new Map<number, number>();
  const property = fc.asyncProperty(calls, async (call) => {
    const status = await send(call);
    counts.set(status, (counts.get(status) ?? 0) + 1);
    expect(allowed).toContain(status);
    expect(sent.length).toBeLessThanOrEqual(status === 200 ? 1 : 0);
    for (const mail of sent) {
      await expectHarmless(mail);
    }
  });
  const numRuns = Number(askedRuns ?? runs);
  await fc.assert(property, { numRuns, examples: always.map((call) => [call]) });
  expect({}).not.toHaveProperty("polluted");
  expect([...counts.keys()]).toEqual(expect.arrayContaining([...expected]));
  if (askedRuns) {
    console.log(`fuzz: answers ${JSON.stringify([...counts])}`);
  }
}

test("hostile bodies cause no crash, no stray mail, no injected header and no markup", () =>
  attack(
    hostileEnquiry,
    expectHarmlessEnquiry,
    { allowed: [200, 400, 403, 413], expected: [200, 400, 403] },
    { runs: 250 },
  ));

test("hostile forms cause no crash, no stray mail, and no file of a kind that is not sent", () =>
  attack(
    hostileFiles,
    expectHarmlessFiles,
    { allowed: [200, 400, 403, 413, 415], expected: [200, 400, 413, 415] },
    { runs: 120, always: heavyCalls },
  ));
