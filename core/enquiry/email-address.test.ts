import { expect, test } from "vitest";
import { answerableAddress, readEmailAddress } from "./email-address.ts";

test.each([
  ["o'brien@sub.example.co.uk", "o'brien@sub.example.co.uk"],
  ["#jan=x@example.nl", "#jan=x@example.nl"],
  ["info@bücher.example", "info@xn--bcher-kva.example"],
  ["jan@xn--e1afmkfd.xn--p1ai", "jan@xn--e1afmkfd.xn--p1ai"],
  ["Jan@Example.NL", "Jan@example.nl"],
  ["\u200bzoe@example\u200b.nl\u3164\u00a0", "zoe@example.nl"],
  ["zoe\uff20example.nl", "zoe@example.nl"],
  [" zoe @example. nl. ", "zoe@example.nl"],
  ["Zoë de Vries <zoe@example.nl>;", "zoe@example.nl"],
])("%j is %s", (typed, address) => {
  expect(answerableAddress(typed)).toBe(address);
});

test.each(["jürgen@example.nl", "=?utf-8?Q?x?=@example.nl"])(
  "%j is an address that a mail cannot answer",
  (typed) => {
    expect(readEmailAddress(typed)).toBe(typed);
    expect(answerableAddress(typed)).toBeUndefined();
  },
);

test.each([
  "zoe",
  "@example.nl",
  "zoe@localhost",
  "zoe@1.2.3.4",
  "zoe@@example.nl",
  "zoe@example,nl",
  "zoe@exa_mple.nl",
  "zoe@example.nl/path",
  "a@example.nl b@example.nl",
  '"a b"@example.nl',
  ".a@example.nl",
  "a@example.nl\r\nBcc: x@example.nl",
  `${"a".repeat(65)}@example.nl`,
])("%j is not one address", (typed) => {
  expect(readEmailAddress(typed)).toBeUndefined();
});
