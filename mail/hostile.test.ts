import { filesPath, sendPath } from "@contractor/core/enquiry/calls.ts";
import { subjects } from "@contractor/core/enquiry/fields.ts";
import { fileField, fileKinds, fileTypeOf } from "@contractor/core/enquiry/files.ts";
import { contactBody, quoteBody, quoteParams } from "@contractor/site/tests/support/enquiries.ts";
import {
  contentOf,
  filesTexts,
  notSendable,
  sendable,
} from "@contractor/site/tests/support/files.ts";
import { boundary, formEnd, rawPart, rawTexts } from "@contractor/site/tests/support/raw-form.ts";
import { createAppOver } from "@contractor/site/tests/support/service.ts";
import fc from "fast-check";
import { createTransport } from "nodemailer";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";

/** `npm run test:fuzz` sends more. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 300);

/** What means something in a header, in HTML, in an address or between lines. */
const tricky = [
  "\r\n|\n|\0|\u2028|\u0085|\u202e|\ud800|\ufeff|\r\n.\r\n|\r\n\r\n--|😀|’|,|;|&",
  "<script>alert(1)</script>|</td>|'\"><b>|&amp;|<a@b.nl>|a@b.nl|zoe@example.nl|javascript:alert(1)",
  "\nBcc: v@example.com|=?utf-8?Q?=0D=0ABcc:_v@example.com?=|%0d%0aCc: x@y.nl",
].flatMap((list) => list.split("|"));
const hostileText = fc
  .oneof(
    { weight: 4, arbitrary: fc.array(fc.constantFrom(...tricky), { minLength: 1, maxLength: 5 }) },
    fc.string({ unit: "binary", maxLength: 80 }),
    fc.constantFrom("x".repeat(25_000), "1-".repeat(10_000), "__proto__", ""),
  )
  .map((parts) => [parts].flat().join(""));
const anything = fc.oneof(
  { weight: 9, arbitrary: hostileText },
  fc.jsonValue({ maxDepth: 6 }),
  fc.constant({ polluted: true }),
);

/** An object with some of these names, and with those that every object has. */
const objectOf = (names: string[], maxKeys: number) =>
  fc.dictionary(fc.constantFrom(...names, "__proto__", "toString"), anything, { maxKeys });

const params = objectOf([...Object.keys(quoteParams), "website"], 6);
const shape = objectOf(Object.keys(quoteBody()), 2);
/** Like real bodies with hostile answers, of a hostile structure, deeply nested, or no body. */
const enquiry = fc
  .oneof(
    { weight: 6, arbitrary: params.map(quoteBody) },
    { weight: 6, arbitrary: params.map(contactBody) },
    { weight: 3, arbitrary: shape.map((changed) => ({ ...quoteBody(), ...changed })) },
    fc.json(),
    fc.nat(9_000).map((depth) => `{"template_params":${"[".repeat(depth)}${"]".repeat(depth)}}`),
  )
  .map((body) => (typeof body === "string" ? body : JSON.stringify(body)))
  .map((body) => ({ path: sendPath, type: "application/json", body: Buffer.from(body) }));

const fileNames = "a.jpg|a.exe|../../x|a\0b.pdf|\u202egpj.exe|a;filename=b.jpg|C:\\a\\b.jpg|CON";
const headers = [
  "\r\nContent-Type: text/html",
  `\r\nX: ${"y".repeat(9_000)}`,
  "\r\nbroken",
  "\n\n",
];
const rarely = <Value>(usual: Value, ...others: Value[]) =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(usual) }, fc.constantFrom(...others));
const part = fc
  .tuple(
    rarely(fileField, ...Object.keys(filesTexts), "recipient_email", "__proto__"),
    fc.oneof(fc.constantFrom(...fileNames.split("|")), hostileText),
    rarely("", ...headers),
    fc.constantFrom(...sendable, ...sendable, ...notSendable).map((kind) => contentOf(kind, 3_000)),
  )
  .map(([field, name, more, content]) => rawPart(field, content, `; filename="${name}"${more}`));

/** Forms, some with bytes that are missing, or with a wrong type. */
const form = fc
  .tuple(
    rarely(rawTexts(), Buffer.alloc(0)),
    fc.array(part, { maxLength: 9 }),
    rarely(1, 0.2, 0.7, 0.99),
    rarely(`; boundary=${boundary}`, "", '; boundary=""', "; x; boundary=y"),
  )
  .map(([texts, parts, share, end]) => {
    const whole = Buffer.concat([texts, ...parts, formEnd]);
    const body = whole.subarray(0, Math.ceil(share * whole.length));
    return { path: filesPath, type: `multipart/form-data${end}`, body };
  });

const composer = createTransport({ streamTransport: true, buffer: true });
let sent: { raw: string; from: string | false; to: string[] }[] = [];
const app = createAppOver(async (mail) => {
  const { message, envelope } = await composer.sendMail(mail);
  sent.push({ raw: String(message).replace(/\r?\n/g, "\r\n"), ...envelope });
});

const headersOfMail = [
  ..."from to subject message-id date mime-version content-type".split(" "),
  ..."reply-to content-transfer-encoding x-entity-ref-id in-reply-to references".split(" "),
];
const extensions = fileKinds.flatMap((kind) => kind.extensions).join("|");
const fileName = new RegExp(`^[\\p{L}\\p{M}\\p{N}_-]+\\.(?:${extensions})$`, "u");

/** The tags that the service itself writes; anything else would be the visitor's. */
const ownTags =
  /^<(?:!doctype html|\/?(?:html|head|title|body|div|h1|h2|table|tr|th|td|p|a|b|br|meta)(?:\s+[a-z]+="[^"<>]*")*\s*\/?)>$/;
const ownLinks =
  /^href="(?:mailto:[^\s<>]+@[^"]+|tel:\+?\d{5,}|https:\/\/www\.google\.com\/maps\/search\/\?api=1&amp;query=[\w%.*+-]+)"$/;

/** Only the firm gets it, with no header, tag, link or kind of file but the service's own. */
async function expectHarmless({ raw, from, to }: (typeof sent)[number]): Promise<void> {
  const { headers, subject, html = "", attachments, ...mail } = await PostalMime.parse(raw);
  expect(from).toBe("website@firm.example");
  expect(["offerte@firm.example", "info@firm.example"]).toContain(to.join());
  expect(mail.to).toEqual([{ name: "", address: to[0] }]);
  expect(mail.from).toEqual({ name: "Dak & Goot", address: from });
  expect([...Object.values(subjects), "Bestanden bij aanvraag DG-7Q3XW9CM"]).toContain(subject);
  const names = headers.map(({ key }) => key);
  expect(new Set(names).size).toBe(names.length);
  expect(headersOfMail).toEqual(expect.arrayContaining(names));
  expect(raw.slice(0, raw.indexOf("\r\n\r\n"))).toMatch(/^(?:[\x20-\x7e\t]|\r\n)*$/);
  expect((html.match(/<[^>]*>?/g) ?? []).filter((tag) => !ownTags.test(tag))).toEqual([]);
  expect(html).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
  expect((html.match(/href="[^"]*"/g) ?? []).filter((link) => !ownLinks.test(link))).toEqual([]);
  for (const { filename, mimeType, content } of attachments) {
    expect(filename).toMatch(fileName);
    expect(fileTypeOf(new Uint8Array(content as ArrayBuffer))).toBe(mimeType);
  }
}

test("hostile calls are refused with a reason, or lead to one harmless mail", async () => {
  const seen = new Set<string>();
  const property = fc.asyncProperty(fc.oneof(enquiry, form), async ({ path, type, body }) => {
    sent = [];
    const headers = { "Content-Type": type, "Content-Length": String(body.length) };
    const response = await app.request(path, { method: "POST", headers, body });
    expect([200, 400, 403, 413, 415]).toContain(response.status);
    expect(await response.text()).not.toBe("");
    seen.add(`${path === sendPath ? "enquiry" : "files"} ${response.status}`);
    expect(sent.length).toBeLessThanOrEqual(response.status === 200 ? 1 : 0);
    for (const mail of sent) {
      await expectHarmless(mail);
    }
  });
  await fc.assert(property, { numRuns });
  expect({}).not.toHaveProperty("polluted");
  // Without mails and refusals of both kinds, the result would prove little.
  const expected = ["enquiry 200", "enquiry 400", "files 200", "files 400", "files 415"];
  expect([...seen]).toEqual(expect.arrayContaining(expected));
});
