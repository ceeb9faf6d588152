import fc from "fast-check";
import { contactBody, quoteBody, quoteParams } from "./enquiries.ts";

const trickyText = fc
  .array(
    fc.constantFrom(
      ...["\r\n", "\n", "\r", "\0", "\u2028", "\u2029", "\u0085", "\u202e", "\ud800", "\udc00", "\ufeff"],
      ...["<script>alert(1)</script>", "<img src=x>", "</td>", "'\"><b>", "&amp;", "&"],
      ...["\nBcc: victim@example.com", "=?utf-8?Q?=0D=0ABcc:_v@example.com?=", "%0d%0aCc: x@y.nl"],
      "javascript:alert(1)",
      ...[",", ";", "<a@b.nl>", "a@b.nl", "zoe@example.nl", "\r\n.\r\n", "\r\n\r\n--", "😀", "é", "’"],
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(""));
const trickyFields = fc.dictionary(
  fc.constantFrom("name", "email", "phone", "address", "service", "message", "subject"),
  trickyText,
);

const hostileText = fc.oneof(
  trickyText,
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc.constantFrom("x".repeat(300), "x".repeat(25_000), "__proto__", "constructor", ""),
);
const anything = fc.oneof(hostileText, fc.jsonValue({ maxDepth: 6 }), fc.constant({ polluted: true }));
const hostileFields = fc.dictionary(
  fc.constantFrom(...Object.keys(quoteParams), "website", "elapsed_ms", "__proto__", "toString"),
  fc.oneof({ weight: 6, arbitrary: hostileText }, anything),
  { maxKeys: 6 },
);
const shapeKeys = fc.constantFrom(...Object.keys(quoteBody()), "__proto__", "extra");
const hostileShape = fc.dictionary(shapeKeys, anything, { maxKeys: 2 });
const fields = fc.oneof(trickyFields, hostileFields);

const makeBody = fc.constantFrom(quoteBody, contactBody);
const withFields = fc.tuple(makeBody, fields).map(([body, values]) => body(values));
const withShape = fc.tuple(makeBody, hostileShape).map(([body, shape]) => ({ ...body(), ...shape }));

/**
 * Request bodies someone may send to do harm: like real ones but with hostile fields, with a hostile shape,
 * nested deeply, and bytes that are no body at all.
 */
export const hostileBody: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  { weight: 14, arbitrary: withFields.map((body) => JSON.stringify(body)) },
  { weight: 3, arbitrary: withShape.map((body) => JSON.stringify(body)) },
  fc.json(),
  fc.uint8Array({ maxLength: 200 }),
  fc.nat(9_000).map((depth) => `{"template_params":${"[".repeat(depth)}${"]".repeat(depth)}}`),
);
