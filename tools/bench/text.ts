/**
 * How long the code takes that reads what a visitor typed: `npm run bench:text` gives each reader
 * the texts that are worst for expressions, as long as its field may be and four times as long. A
 * "!" marks more than three milliseconds for a thousand characters: the time grows by more than the
 * text does, and a long text could stop the service. A benchmark, not a test: the figures depend on
 * the machine.
 */
import { performance } from "node:perf_hooks";
import { sendPath } from "#contract/calls.ts";
import { cleanLine, cleanText } from "#contract/clean-text.ts";
import { answerableAddress } from "#contract/email-address.ts";
import { fields } from "#contract/fields.ts";
import { enquiryIdentity } from "#contract/identity.ts";
import { countLinks } from "#contract/limits.ts";
import { paramLimits } from "#contract/params.ts";
import { internationalNumber } from "#contract/phone-number.ts";
import { readSize } from "#contract/read-size.ts";
import { createMailApp } from "#mail/app.ts";
import { safeName } from "#mail/files/file-name.ts";
import { quoteBody, testConfig } from "#tests/support/enquiries.ts";

const done = () => Promise.resolve();
const transport = { send: done, verify: done, close: done, largestMail: () => 1e7 };
const app = createMailApp(testConfig(), transport, { log: () => {} });

/** The service with this text in every field, as far as it fits. */
async function sendEnquiry(text: string): Promise<void> {
  const long = Object.values(fields).map(({ param, maxLength }) => [
    param,
    text.slice(0, maxLength),
  ]);
  const body = JSON.stringify(quoteBody(Object.fromEntries(long)));
  const headers = {
    "content-type": "application/json",
    "content-length": `${Buffer.byteLength(body)}`,
  };
  await app.request(sendPath, { method: "POST", headers, body });
}

const { message, email, phone, square_meters } = paramLimits;

/** What reads a text, and how long that text may be. */
const readers: [name: string, length: number, read: (text: string) => unknown][] = [
  ["links", message, countLinks],
  ["text", message, cleanText],
  ["line", message, cleanLine],
  ["e-mail address", email, answerableAddress],
  ["phone number", phone, internationalNumber],
  ["square metres", square_meters, readSize],
  ["name of a file", 200, (text) => safeName(`${text}.jpg`, ["jpg"], "foto", new Set())],
  ["identity", message, (text) => enquiryIdentity("quote", { message: text })],
  ["enquiry", message, sendEnquiry],
];

/** Each is repeated to the length that is needed; what stands after "…" ends it. */
const repeated = [
  ..."1 a . - , / @ ( < + {".split(" "),
  ..." \u00a0\n\t\u200b",
  ..."1- 1. 1, 1x a. a- a@ .a -. ., a@a. 01 0- +3 (0 www. http:// https://a. m² é \u{1f469}\u200d".split(
    " ",
  ),
  // Normalised, each of these becomes up to eighteen characters.
  ..."\ufdfa ⒛ ⑴ ﬃ ㎡ ㏠ ¨".split(" "),
  ..."1 |a@ |@ a|1 1 |06 |0 0|. , |\n-|( 0 |2 a van |1 en |a b c |) |a: b; |\u0085\r\n".split("|"),
];
const starts = ["", "06", "a@", "1", "x ", "tussen ", "mailto:"];
const ends = ["", "x", "!", "@a.nl", " m2", "\u0000"];

const inputs = repeated.flatMap((part) =>
  starts.flatMap((start) => ends.map((end) => ({ part, start, end }))),
);
const textOf = ({ part, start, end }: (typeof inputs)[number], length: number) =>
  (start + part.repeat(length)).slice(0, length - end.length) + end;

async function milliseconds(read: (text: string) => unknown, text: string): Promise<number> {
  const begun = performance.now();
  await read(text);
  return performance.now() - begun;
}

/** The least of three, because the machine does other things too. */
async function leastOfThree(read: (text: string) => unknown, text: string): Promise<number> {
  const first = await milliseconds(read, text);
  const second = await milliseconds(read, text);
  return Math.min(first, second, await milliseconds(read, text));
}

console.log("reader\tcharacters\tms\tms of four times as long\tworst text");
for (const [name, length, read] of readers) {
  let worst = { ms: 0, input: inputs[0] as (typeof inputs)[number] };
  for (const input of inputs) {
    const text = textOf(input, length * 4);
    const ms = await milliseconds(read, text);
    if (ms > worst.ms && (await leastOfThree(read, text)) > worst.ms) {
      worst = { ms: await leastOfThree(read, text), input };
    }
  }
  const ms = await leastOfThree(read, textOf(worst.input, length));
  const mark = worst.ms > (length * 4 * 3) / 1_000 ? "!" : "";
  const { start, part, end } = worst.input;
  const text = JSON.stringify(`${start}${part}…${end}`);
  console.log(`${name}\t${length}\t${ms.toFixed(3)}\t${worst.ms.toFixed(3)}${mark}\t${text}`);
}
