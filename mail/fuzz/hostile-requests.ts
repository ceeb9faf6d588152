import fc from "fast-check";
import { fileField } from "#contract/files.ts";
import { contactBody, quoteBody, quoteParams } from "#tests/support/enquiries.ts";
import { contentOf, filesTexts, notSendable, sendable } from "#tests/support/files.ts";
import { boundary, formEnd, rawPart, rawTexts } from "#tests/support/raw-form.ts";

const trickyText = fc
  .array(
    fc.constantFrom(
      "\r\n",
      "\n",
      "\r",
      "\0",
      "\u2028",
      "\u2029",
      "\u0085",
      "\u202e",
      "\ud800",
      "\udc00",
      "\ufeff",
      "<script>alert(1)</script>",
      "<img src=x>",
      "</td>",
      "'\"><b>",
      "&amp;",
      "&",
      "\nBcc: victim@example.com",
      "=?utf-8?Q?=0D=0ABcc:_v@example.com?=",
      "%0d%0aCc: x@y.nl",
      "javascript:alert(1)",
      ",",
      ";",
      "<a@b.nl>",
      "a@b.nl",
      "zoe@example.nl",
      "\r\n.\r\n",
      "\r\n\r\n--",
      "😀",
      "é",
      "’",
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(""));
const hostileText = fc.oneof(
  trickyText,
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.constantFrom("x".repeat(300), "x".repeat(25_000), "__proto__", "constructor", ""),
);

const anything = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 6 }),
  fc.constant({ polluted: true }),
);
const shown = ["name", "email", "phone", "address", "service", "message", "subject"];
const fields = fc.dictionary(
  fc.constantFrom(
    ...shown,
    ...Object.keys(quoteParams),
    "website",
    "elapsed_ms",
    "__proto__",
    "toString",
  ),
  fc.oneof({ weight: 8, arbitrary: trickyText }, hostileText, anything),
  { maxKeys: 6 },
);
const shapeKeys = fc.constantFrom(...Object.keys(quoteBody()), "__proto__", "extra");
const hostileShape = fc.dictionary(shapeKeys, anything, { maxKeys: 2 });

const makeBody = fc.constantFrom(quoteBody, contactBody);
const withFields = fc.tuple(makeBody, fields).map(([body, values]) => body(values));
const withShape = fc
  .tuple(makeBody, hostileShape)
  .map(([body, shape]) => ({ ...body(), ...shape }));

/**
 * Malicious request bodies: like real ones with hostile fields, with a hostile structure, deeply
 * nested, and bytes that are not a body at all.
 */
export const hostileBody: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  { weight: 14, arbitrary: withFields.map((body) => JSON.stringify(body)) },
  { weight: 3, arbitrary: withShape.map((body) => JSON.stringify(body)) },
  fc.json(),
  fc.uint8Array({ maxLength: 200 }),
  fc.nat(9_000).map((depth) => `{"template_params":${"[".repeat(depth)}${"]".repeat(depth)}}`),
);

const fileName = fc.oneof(
  fc.constantFrom(
    "a.jpg",
    "a.exe",
    "../../x",
    "a\0b.pdf",
    "\u202egpj.exe",
    "a;filename=b.jpg",
    "C:\\a\\b.jpg",
    "CON",
  ),
  hostileText,
);
const partName = fc.constantFrom(
  ...Object.keys(filesTexts),
  "enquiry_digest",
  "recipient_email",
  "subject",
  "to",
  "__proto__",
  "",
);
const extraHeader = fc.constantFrom(
  "",
  "\r\nContent-Type: image/jpeg",
  "\r\nContent-Type: text/html; charset=utf-7",
  "\r\nX: \r\n y",
  "\r\nContent-Transfer-Encoding: base64",
  `\r\nX-Long: ${"y".repeat(9_000)}`,
  "\r\nbroken",
  "\n\n",
);
const ofAKind = (kinds: typeof sendable) =>
  fc.tuple(fc.constantFrom(...kinds), fc.nat(3_000)).map(([kind, size]) => contentOf(kind, size));
const tooLargeFile = Buffer.alloc(2_000_001, "x");
const content = fc.oneof(
  { weight: 8, arbitrary: ofAKind([...sendable, ...notSendable]) },
  fc.uint8Array({ maxLength: 300 }),
  fc
    .constantFrom(`\r\n--${boundary}--\r\n`, `\r\n--${boundary}`, "\r\n\r\n")
    .map((end) => Buffer.from(end)),
  fc.constant(tooLargeFile),
);

type Text = fc.Arbitrary<string>;
const fileOf = (field: Text, header: Text, bytes: fc.Arbitrary<Uint8Array>) =>
  fc
    .tuple(field, fileName, header, bytes)
    .map(([part, name, more, body]) => rawPart(part, body, `; filename="${name}"${more}`));
/** A part with nothing wrong but its name. */
const goodFile = fileOf(
  fc.constant(fileField),
  fc.constant("\r\nContent-Type: text/html"),
  ofAKind(sendable),
);
const fieldName = fc.oneof({ weight: 6, arbitrary: fc.constant(fileField) }, partName);
const hostileFile = fileOf(fieldName, extraHeader, content);
const hostilePart = fc.oneof(
  { weight: 6, arbitrary: hostileFile },
  fc.tuple(partName, hostileText).map(([name, value]) => rawPart(name, value)),
  fc.constant(rawTexts()),
);

const formOf = (first: Buffer, part: fc.Arbitrary<Buffer>, minLength: number, maxLength: number) =>
  fc
    .array(part, { minLength, maxLength })
    .map((parts) => Buffer.concat([first, ...parts, formEnd]));
const good = formOf(rawTexts(), goodFile, 1, 8);
const wellFormed = formOf(rawTexts(), hostileFile, 1, 10);
const mixed = formOf(Buffer.alloc(0), hostilePart, 0, 8);

/** A form with a part that is missing, repeated or overwritten. */
const damaged = fc
  .tuple(
    fc.oneof(good, wellFormed),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.uint8Array({ maxLength: 12 }),
    fc.nat(2),
  )
  .map(([form, place, bytes, how]) => {
    const at = Math.floor(place * form.length);
    const rest =
      [form.subarray(at + bytes.length), form.subarray(at), Buffer.alloc(0)][how] ?? form;
    return Buffer.concat([form.subarray(0, at), bytes, rest]);
  });

/** Malicious request bodies for the call that sends files. */
export const hostileForm: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 6, arbitrary: good },
  { weight: 6, arbitrary: wellFormed },
  { weight: 4, arbitrary: mixed },
  { weight: 6, arbitrary: damaged },
  fc.uint8Array({ maxLength: 400 }),
);

/** A form whose only fault is a file above the limit. */
export const tooLargeForm: Uint8Array = Buffer.concat([
  rawTexts(),
  rawPart(fileField, tooLargeFile, '; filename="a.jpg"'),
  formEnd,
]);

export const formType = `multipart/form-data; boundary=${boundary}`;

const wrongEnds = ["=", '=""', "=x", "=x; boundary=y", "*=utf-8''a%ff"].map(
  (end) => `multipart/form-data; x; boundary${end}`,
);
export const hostileType = fc.oneof(
  { weight: 12, arbitrary: fc.constant(formType) },
  {
    weight: 2,
    arbitrary: fc.constantFrom("multipart/mixed; boundary=x", "text/plain", ...wrongEnds),
  },
);
