import fc from "fast-check";
import { contentOf, filesTexts, type Kind } from "./files.ts";

const boundary = "----b0undary";

const trickyName = fc.oneof(
  fc.constantFrom(
    ...[
      "a.jpg",
      "a.exe",
      "../../x",
      "a\0b.pdf",
      "\u202egpj.exe",
      "x".repeat(5_000),
      "",
      "'\"<b>",
      "%0d%0aBcc: x",
    ],
    ...["=?utf-8?Q?=0D=0ABcc:_v@example.com?=", "a;filename=b.jpg", "C:\\a\\b.jpg", "CON", "é😀\ud800"],
  ),
  fc.string({ unit: "binary", maxLength: 30 }),
);
const fieldName = fc.oneof(
  { weight: 6, arbitrary: fc.constant("bestand") },
  fc.constantFrom(...Object.keys(filesTexts), "__proto__", "recipient_email", "subject", "to", ""),
);
const sendable: Kind[] = ["jpg", "png", "webp", "heic", "avif", "pdf"];
const others: Kind[] = ["gif", "zip", "exe", "html", "svg", "text"];
const kind = fc.constantFrom(...sendable, ...others);
const content = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(kind, fc.integer({ min: 0, max: 3_000 })).map(([of, size]) => contentOf(of, size)),
  },
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  // What looks like the end of the form, inside a file.
  fc
    .constantFrom(`\r\n--${boundary}--\r\n`, `\r\n--${boundary}`, "\r\n\r\n")
    .map((text) => Buffer.from(text)),
  fc.constant(Buffer.alloc(2_000_001, "x")),
);
const extraHeader = fc.constantFrom(
  ...["", "Content-Type: image/jpeg\r\n", "Content-Type: text/html; charset=utf-7\r\n", "X: \r\n y\r\n"],
  ...["Content-Transfer-Encoding: base64\r\n", `X-Long: ${"y".repeat(9_000)}\r\n`, "broken\r\n", "\n\n"],
);

const partOf = (
  ...of: [fc.Arbitrary<string>, fc.Arbitrary<string>, fc.Arbitrary<string>, fc.Arbitrary<Buffer>]
) =>
  fc
    .tuple(...of)
    .map(([field, name, header, bytes]) =>
      Buffer.concat([
        Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n${header}\r\n`,
        ),
        bytes,
        Buffer.from("\r\n"),
      ]),
    );
const filePart = partOf(fieldName, trickyName, extraHeader, content);
/** One that only has an odd name. */
const goodPart = partOf(
  fc.constant("bestand"),
  trickyName,
  fc.constant("Content-Type: text/html\r\n"),
  fc.constantFrom(...sendable).map((of) => contentOf(of, 900)),
);
const textPart = (name: string, value: string) =>
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
const ownTexts = fc.constant(
  Buffer.concat(Object.entries(filesTexts).map(([name, value]) => textPart(name, value))),
);
const hostileText = fc
  .tuple(
    fc.constantFrom(...Object.keys(filesTexts), "enquiry_digest", "recipient_email", "__proto__"),
    fc.oneof(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.constantFrom("\r\nBcc: x@y.nl", "x".repeat(9_000)),
    ),
  )
  .map(([name, value]) => textPart(name, value));

const end = Buffer.from(`--${boundary}--\r\n`);
const wellFormed = fc
  .tuple(ownTexts, fc.array(filePart, { minLength: 1, maxLength: 10 }))
  .map(([texts, files]) => Buffer.concat([texts, ...files, end]));
const good = fc
  .tuple(ownTexts, fc.array(goodPart, { minLength: 1, maxLength: 8 }))
  .map(([texts, files]) => Buffer.concat([texts, ...files, end]));
const mixed = fc
  .array(fc.oneof(filePart, hostileText, ownTexts), { maxLength: 8 })
  .map((parts) => Buffer.concat([...parts, end]));

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

/** Request bodies and their types that someone may send to the call for files to do harm. */
export const hostileForm: fc.Arbitrary<{ body: Uint8Array; type: string }> = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: good },
      { weight: 6, arbitrary: wellFormed },
      { weight: 4, arbitrary: mixed },
      { weight: 6, arbitrary: damaged },
      fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
    ),
    fc.oneof(
      { weight: 12, arbitrary: fc.constant(`multipart/form-data; boundary=${boundary}`) },
      fc.constantFrom(
        ...[
          "multipart/form-data; boundary=",
          'multipart/form-data; boundary=""',
          "multipart/form-data; boundary=x",
        ],
        ...["multipart/mixed; boundary=x", "multipart/form-data; x; boundary*=utf-8''a%ff", "text/plain"],
      ),
    ),
  )
  .map(([body, type]) => ({ body: new Uint8Array(body), type }));
