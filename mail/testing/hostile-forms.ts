import fc from "fast-check";
import { contentOf, filesTexts, notSendable, sendable } from "./files.ts";
import { boundary, formEnd, rawPart, rawTexts } from "./raw-form.ts";

const trickyName = fc.oneof(
  fc.constantFrom(
    ...["a.jpg", "a.exe", "../../x", "a\0b.pdf", "\u202egpj.exe", "x".repeat(5_000), "", "'\"<b>"],
    ...["%0d%0aBcc: x", "=?utf-8?Q?=0D=0ABcc:_v@example.com?=", "a;filename=b.jpg", "C:\\a\\b.jpg", "CON"],
    "é😀\ud800",
  ),
  fc.string({ unit: "binary", maxLength: 30 }),
);
const fieldName = fc.oneof(
  { weight: 6, arbitrary: fc.constant("bestand") },
  fc.constantFrom(...Object.keys(filesTexts), "__proto__", "recipient_email", "subject", "to", ""),
);
const ofAKind = fc
  .tuple(fc.constantFrom(...sendable, ...notSendable), fc.nat(3_000))
  .map(([kind, size]) => contentOf(kind, size));
const likeAnEnd = fc.constantFrom(`\r\n--${boundary}--\r\n`, `\r\n--${boundary}`, "\r\n\r\n");
const content = fc.oneof(
  { weight: 8, arbitrary: ofAKind },
  fc.uint8Array({ maxLength: 300 }),
  likeAnEnd.map((text) => Buffer.from(text)),
  fc.constant(Buffer.alloc(2_000_001, "x")),
);
const extraHeader = fc.constantFrom(
  ...["", "\r\nContent-Type: image/jpeg", "\r\nContent-Type: text/html; charset=utf-7", "\r\nX: \r\n y"],
  ...["\r\nContent-Transfer-Encoding: base64", `\r\nX-Long: ${"y".repeat(9_000)}`, "\r\nbroken", "\n\n"],
);

type Text = fc.Arbitrary<string>;
const partOf = (field: Text, name: Text, header: Text, bytes: fc.Arbitrary<Uint8Array>) =>
  fc
    .tuple(field, name, header, bytes)
    .map((part) => rawPart(part[0], part[3], `; filename="${part[1]}"${part[2]}`));
const filePart = partOf(fieldName, trickyName, extraHeader, content);
/** One that only has an odd name. */
const goodPart = partOf(
  fc.constant("bestand"),
  trickyName,
  fc.constant("\r\nContent-Type: text/html"),
  fc.constantFrom(...sendable).map((kind) => contentOf(kind, 900)),
);
const textName = fc.constantFrom(
  ...Object.keys(filesTexts),
  "enquiry_digest",
  "recipient_email",
  "__proto__",
);
const hostileText = fc
  .tuple(
    textName,
    fc.oneof(fc.string({ unit: "binary", maxLength: 60 }), fc.constantFrom("\r\nBcc: x", "x".repeat(9_000))),
  )
  .map(([name, value]) => rawPart(name, value));

const formOf = (first: Buffer, part: fc.Arbitrary<Buffer>, minLength: number, maxLength: number) =>
  fc.array(part, { minLength, maxLength }).map((parts) => Buffer.concat([first, ...parts, formEnd]));
const wellFormed = formOf(rawTexts(), filePart, 1, 10);
const good = formOf(rawTexts(), goodPart, 1, 8);
const mixed = formOf(Buffer.alloc(0), fc.oneof(filePart, hostileText, fc.constant(rawTexts())), 0, 8);

/** A form of which a piece is missing, doubled or overwritten. */
const damaged = fc
  .tuple(
    fc.oneof(good, wellFormed),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.uint8Array({ maxLength: 12 }),
    fc.nat(2),
  )
  .map(([form, place, bytes, how]) => {
    const at = Math.floor(place * form.length);
    const rest = [form.subarray(at + bytes.length), form.subarray(at), Buffer.alloc(0)][how] ?? form;
    return Buffer.concat([form.subarray(0, at), bytes, rest]);
  });

/** Request bodies that someone may send to the call for files to do harm. */
export const hostileForm: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 6, arbitrary: good },
  { weight: 6, arbitrary: wellFormed },
  { weight: 4, arbitrary: mixed },
  { weight: 6, arbitrary: damaged },
  fc.uint8Array({ maxLength: 400 }),
);

export const hostileType = fc.oneof(
  { weight: 12, arbitrary: fc.constant(`multipart/form-data; boundary=${boundary}`) },
  fc.constantFrom("=", '=""', "=x", "=x; boundary=y").map((end) => `multipart/form-data; boundary${end}`),
  fc.constantFrom(
    "multipart/mixed; boundary=x",
    "multipart/form-data; x; boundary*=utf-8''a%ff",
    "text/plain",
  ),
);
