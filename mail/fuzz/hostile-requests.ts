import fc from "fast-check";
import { filesPath, sendPath } from "#contract/calls.ts";
import { fileField } from "#contract/files.ts";
import { contactBody, quoteBody, quoteParams } from "#tests/support/enquiries.ts";
import { contentOf, filesTexts, notSendable, sendable } from "#tests/support/files.ts";
import { boundary, formEnd, rawFile, rawPart, rawTexts } from "#tests/support/raw-form.ts";

export interface Call {
  path: string;
  type: string;
  body: string | Uint8Array;
}

/** What means something in a header, in HTML, in an address or between lines. */
const tricky = [
  "\r\n|\n|\r|\0|\u2028|\u2029|\u0085|\u202e|\ud800|\udc00|\ufeff|\r\n.\r\n|\r\n\r\n--|😀|é|’|,|;|&",
  "<script>alert(1)</script>|<img src=x>|</td>|'\"><b>|&amp;|<a@b.nl>|a@b.nl|zoe@example.nl",
  "\nBcc: v@example.com|=?utf-8?Q?=0D=0ABcc:_v@example.com?=|%0d%0aCc: x@y.nl|javascript:alert(1)",
].flatMap((list) => list.split("|"));
const trickyText = fc
  .array(fc.constantFrom(...tricky), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join(""));
const hostileText = fc.oneof(
  trickyText,
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.constantFrom("x".repeat(300), "x".repeat(25_000), "1-".repeat(10_000), "__proto__", ""),
);

const anything = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 6 }),
  fc.constant({ polluted: true }),
);
const shown = ["name", "email", "phone", "address", "service", "message", "subject"];
const paramNames = [...shown, ...Object.keys(quoteParams), "website", "__proto__", "toString"];
const params = fc.dictionary(
  fc.constantFrom(...paramNames),
  fc.oneof({ weight: 8, arbitrary: trickyText }, hostileText, anything),
  { maxKeys: 6 },
);
const bodyNames = fc.constantFrom(...Object.keys(quoteBody()), "__proto__", "extra");
const makeBody = fc.constantFrom(quoteBody, contactBody);

/** Like real bodies with hostile answers, of a hostile structure, deeply nested, or no body. */
const hostileBody: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  {
    weight: 14,
    arbitrary: fc.tuple(makeBody, params).map(([body, values]) => JSON.stringify(body(values))),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(makeBody, fc.dictionary(bodyNames, anything, { maxKeys: 2 }))
      .map(([body, shape]) => JSON.stringify({ ...body(), ...shape })),
  },
  fc.json(),
  fc.uint8Array({ maxLength: 200 }),
  fc.nat(9_000).map((depth) => `{"template_params":${"[".repeat(depth)}${"]".repeat(depth)}}`),
);

const fileNames = "a.jpg|a.exe|../../x|a\0b.pdf|\u202egpj.exe|a;filename=b.jpg|C:\\a\\b.jpg|CON";
const fileName = fc.oneof(fc.constantFrom(...fileNames.split("|")), hostileText);
const partNames = [...Object.keys(filesTexts), "recipient_email", "__proto__", ""];
const partName = fc.constantFrom(...partNames);
const headers = fc.constantFrom(
  "",
  "\r\nContent-Type: text/html; charset=utf-7",
  "\r\nX: \r\n y",
  "\r\nContent-Transfer-Encoding: base64",
  `\r\nX-Long: ${"y".repeat(9_000)}`,
  "\r\nbroken",
  "\n\n",
);
const ofAKind = (kinds: typeof sendable) =>
  fc.tuple(fc.constantFrom(...kinds), fc.nat(3_000)).map(([kind, size]) => contentOf(kind, size));
const tooLarge = Buffer.alloc(2_000_001, "x");
const ends = [`\r\n--${boundary}--\r\n`, `\r\n--${boundary}`, "\r\n\r\n"].map((end) =>
  Buffer.from(end),
);
const content = fc.oneof(
  { weight: 8, arbitrary: ofAKind([...sendable, ...notSendable]) },
  fc.uint8Array({ maxLength: 300 }),
  fc.constantFrom(...ends, tooLarge),
);

const fileOf = (
  field: fc.Arbitrary<string>,
  header: fc.Arbitrary<string>,
  bytes: fc.Arbitrary<Uint8Array>,
) =>
  fc
    .tuple(field, fileName, header, bytes)
    .map(([part, name, more, body]) => rawPart(part, body, `; filename="${name}"${more}`));
/** A part with nothing wrong but its name. */
const goodFile = fileOf(fc.constant(fileField), fc.constant(""), ofAKind(sendable));
const fieldName = fc.oneof({ weight: 6, arbitrary: fc.constant(fileField) }, partName);
const hostileFile = fileOf(fieldName, headers, content);
const hostilePart = fc.oneof(
  { weight: 6, arbitrary: hostileFile },
  fc.tuple(partName, hostileText).map(([name, value]) => rawPart(name, value)),
  fc.constant(rawTexts()),
);

const formOf = (first: Buffer, part: fc.Arbitrary<Buffer>, minLength: number) =>
  fc
    .array(part, { minLength, maxLength: 9 })
    .map((parts) => Buffer.concat([first, ...parts, formEnd]));
const wellFormed = fc.oneof(formOf(rawTexts(), goodFile, 1), formOf(rawTexts(), hostileFile, 1));

/** A form with bytes that are missing, repeated or overwritten. */
const damaged = fc
  .tuple(wellFormed, fc.double({ min: 0, max: 1, noNaN: true }), fc.uint8Array({ maxLength: 12 }))
  .chain(([form, place, bytes]) => {
    const at = Math.floor(place * form.length);
    const rests = [form.subarray(at + bytes.length), form.subarray(at), Buffer.alloc(0)];
    const damagedWith = (rest: Buffer) => Buffer.concat([form.subarray(0, at), bytes, rest]);
    return fc.constantFrom(...rests.map(damagedWith));
  });

const hostileForm: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 12, arbitrary: wellFormed },
  { weight: 4, arbitrary: formOf(Buffer.alloc(0), hostilePart, 0) },
  { weight: 6, arbitrary: damaged },
  fc.uint8Array({ maxLength: 400 }),
);

const formType = `multipart/form-data; boundary=${boundary}`;
const wrongEnds = ["=", '=""', "=x", "=x; boundary=y", "*=utf-8''a%ff"].map(
  (end) => `multipart/form-data; x; boundary${end}`,
);
const hostileType = fc.oneof(
  { weight: 6, arbitrary: fc.constant(formType) },
  fc.constantFrom("multipart/mixed; boundary=x", "text/plain", ...wrongEnds),
);

export const hostileEnquiry: fc.Arbitrary<Call> = hostileBody.map((body) => ({
  path: sendPath,
  type: "application/json",
  body,
}));

export const hostileFiles: fc.Arbitrary<Call> = fc
  .tuple(hostileForm, hostileType)
  .map(([body, type]) => ({ path: filesPath, type, body }));

/** Calls with much to read, which are rare among the others: a part, countless parts, near ends. */
export const heavyCalls: Call[] = [
  rawFile(tooLarge),
  Buffer.from(`--${boundary}\r\n\r\n\r\n`.repeat(50_000)),
  rawFile("\r\n-".repeat(600_000)),
].map((part) => {
  const body = Buffer.concat([rawTexts(), part, formEnd]);
  return { path: filesPath, type: formType, body };
});
