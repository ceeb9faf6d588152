import fc from "fast-check";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { filesPath, sendPath } from "#contract/calls.ts";
import { fileKinds } from "#contract/files.ts";
import { subjects } from "#contract/form.ts";
import { hostileBody, hostileForm, hostileType } from "#testing/hostile.ts";
import { createAppOver } from "#testing/service.ts";
import { fileKindOf } from "./files/file-kind.ts";

const runs = process.env.FUZZ_RUNS;
const composer = createTransport({ streamTransport: true, buffer: true });
let sent: { raw: string; from: string | false; to: string[] }[] = [];
const app = createAppOver(async (mail) => {
  const { message, envelope } = await composer.sendMail(mail);
  sent.push({ raw: String(message).replace(/\r?\n/g, "\r\n"), ...envelope });
});
type Sent = (typeof sent)[number];
type Called = [body: string | Uint8Array, type: string];

/**
 * A mail as it is read: the headers of every mail of the service, each once, and some that are
 * optional.
 */
async function parse({ raw, from, to }: Sent, ...optional: string[]) {
  const mail = await PostalMime.parse(raw);
  expect(from).toBe("website@firm.example");
  expect(mail.to).toEqual([{ name: "", address: to[0] }]);
  expect(to).toHaveLength(1);
  const names = mail.headers.map(({ key }) => key);
  expect(new Set(names).size).toBe(names.length);
  const usual = "from to subject message-id date mime-version content-type".split(" ");
  expect([...usual, ...optional]).toEqual(expect.arrayContaining(names));
  expect(raw.slice(0, raw.indexOf("\r\n\r\n"))).toMatch(/^(?:[\x20-\x7e\t]|\r\n)*$/);
  expect(mail.headers.find(({ key }) => key === "from")?.value).toBe(
    '"Dak & Goot" <website@firm.example>',
  );
  return mail;
}

const ownTags =
  /^<(?:!doctype html|\/?(?:html|head|title|body|h1|h2|table|tr|th|td|p|a|br|hr|meta)(?:\s+[a-z]+="[^"<>]*")*\s*\/?)>$/;

async function expectHarmlessEnquiry(mail: Sent): Promise<void> {
  expect(["offerte@firm.example", "info@firm.example"]).toContain(mail.to[0]);
  const { subject, html = "" } = await parse(mail, "reply-to", "content-transfer-encoding");
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
  expect(subject).toBe("Foto's bij aanvraag DG-7Q3XW9CM");
  const extensions: string[] = fileKinds.flatMap((kind) => kind.extensions);
  for (const { filename, mimeType, content } of attachments) {
    expect(filename).toMatch(/^[\p{L}\p{M}\p{N}_-]+\.[a-z]+$/u);
    expect(extensions).toContain(filename?.split(".").at(-1));
    expect((await fileKindOf(Buffer.from(content as ArrayBuffer)))?.type).toBe(mimeType);
  }
}

const bodies = fc.tuple(hostileBody, fc.constant("application/json"));
const forms = fc.tuple(hostileForm, hostileType);

test.each([
  {
    what: "bodies",
    usual: 250,
    path: sendPath,
    calls: bodies,
    statuses: [200, 400, 403],
    rare: [413],
  },
  {
    what: "forms",
    usual: 120,
    path: filesPath,
    calls: forms,
    statuses: [200, 400, 413, 415],
    rare: [403],
  },
])(
  "hostile $what: no crash, no stray mail, no injected header or markup, no file of another kind",
  { timeout: 900_000 },
  async ({ what, usual, path, calls, statuses, rare }) => {
    const numRuns = Number(runs ?? usual);
    const counted = new Map<number, number>();
    const call = async ([body, type]: Called) => {
      sent = [];
      // In pieces, as over a network.
      const pieces = new Blob([body as BlobPart]).stream();
      const init = {
        method: "POST",
        headers: {
          "Content-Type": type,
          "Content-Length": String(Buffer.byteLength(body)),
        },
        body: pieces,
        duplex: "half",
      };
      const { status } = await app.request(`http://mail.firm.example${path}`, init);
      counted.set(status, (counted.get(status) ?? 0) + 1);
      expect([...statuses, ...rare]).toContain(status);
      expect(sent.length).toBeLessThanOrEqual(status === 200 ? 1 : 0);
      for (const mail of sent) {
        await (path === sendPath ? expectHarmlessEnquiry(mail) : expectHarmlessFiles(mail));
      }
    };
    await fc.assert(fc.asyncProperty(calls as fc.Arbitrary<Called>, call), { numRuns });
    expect({}).not.toHaveProperty("polluted");
    // A run in which no call or every call was accepted would prove nothing.
    expect([...counted.keys()]).toEqual(expect.arrayContaining(statuses));
    if (runs) {
      console.log(`fuzz: ${numRuns} ${what}, answers ${JSON.stringify([...counted])}`);
    }
  },
);
