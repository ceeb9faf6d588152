import { afterEach, beforeEach, expect, test } from "vitest";
import { enquiryDigest } from "../../contract/identity.ts";
import { dateOf } from "./idempotency.ts";
import { validate } from "../enquiry/validate.ts";
import { quoteBody, quoteParams, testConfig } from "../testing/enquiries.ts";
import { startTestService, type TestService } from "../testing/service.ts";
import { holdMails, type SmtpSink, smtpError, startSmtpSink } from "../testing/smtp-sink.ts";

let sink: SmtpSink;
let service: TestService;

beforeEach(async () => {
  sink = await startSmtpSink();
  service = startTestService(sink.url, { sendDeadlineMs: 2_000 });
});
afterEach(async () => {
  await service.transport.close();
  await sink.close();
});

const messageIds = () => sink.mails.map((mail) => mail.headers.get("message-id")?.[0]);

test("an enquiry sent again after it was accepted is answered without a second mail", async () => {
  const first = await service.post(quoteBody({ elapsed_ms: "20000", sent_at: "2026-06-03T12:05:00Z" }));
  const again = await service.post(quoteBody({ elapsed_ms: "31000", sent_at: "2026-06-03T12:05:11Z" }));
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(sink.mails).toHaveLength(1);
  expect(service.logs.map((entry) => entry.repeated)).toEqual([false, true]);
});

test("an enquiry sent again while it is on its way shares the one mail", async () => {
  const { arrived, release } = holdMails(sink);
  const first = service.post(quoteBody());
  await arrived;
  const again = service.post(quoteBody());
  release();
  expect([(await first).status, (await again).status]).toEqual([200, 200]);
  expect(sink.mails).toHaveLength(1);
});

test("those who share a mail share its failure", async () => {
  sink.beforeAccept = () => {
    throw smtpError(554);
  };
  const answers = await Promise.all([service.post(quoteBody()), service.post(quoteBody())]);
  expect(answers.map((answer) => answer.status)).toEqual([412, 412]);
});

test("another copy of the service gives the same enquiry the same Message-ID", async () => {
  const other = startTestService(sink.url);
  await service.post(quoteBody({ sent_at: "2026-06-03T12:05:00Z" }));
  await other.post(quoteBody({ sent_at: "2026-06-03T12:06:00Z" }));
  await other.transport.close();
  const [first, second] = messageIds();
  expect(first).toMatch(/^<[0-9a-f]{40}@firm\.example>$/);
  expect(second).toBe(first);
});

test("the browser can tell the Message-ID from what it sends", async () => {
  const params = { ...quoteParams, message: " half \ud800 of\u200b a pair ", elapsed_ms: "20000" };
  await service.post(quoteBody(params));
  const digest = await enquiryDigest("quote", params);
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(messageIds()).toEqual([`<${digest?.slice(0, 40)}@firm.example>`]);
});

test("the same reference with other content is another enquiry", async () => {
  await service.post(quoteBody());
  await service.post(quoteBody({ message: "Toch liever zink." }));
  expect(new Set(messageIds()).size).toBe(2);
});

test("without a reference every enquiry is sent, with a Message-ID of its own", async () => {
  await service.post(quoteBody({ reference: undefined }));
  await service.post(quoteBody({ reference: undefined }));
  expect(new Set(messageIds()).size).toBe(2);
});

test.each([
  ["the moment the visitor sent it", "2026-06-03T12:05:00Z", "2026-06-03T12:05:00.000Z"],
  ["now, when that was long ago", "2026-06-03T09:05:00Z", "2026-06-03T12:06:00.000Z"],
  ["now, when the visitor's clock is ahead", "2027-01-01T00:00:00Z", "2026-06-03T12:06:00.000Z"],
  ["now, when it is not a time", "zojuist", "2026-06-03T12:06:00.000Z"],
])("a mail is dated %s", (_what, sent_at, expected) => {
  const enquiry = validate(quoteBody({ sent_at }), testConfig("smtp://localhost"));
  expect(dateOf(enquiry.params.sent_at, new Date("2026-06-03T12:06:00Z")).toISOString()).toBe(expected);
});
