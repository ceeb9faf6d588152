import { holdMails } from "@contractor/scripts/smtp-sink.ts";
import { quoteBody, unlimited } from "@contractor/site/tests/support/enquiries.ts";
import { filesForm } from "@contractor/site/tests/support/files.ts";
import { type TestService, test } from "@contractor/site/tests/support/service.ts";
import { expect, vi } from "vitest";

test("sent again within an hour: no second mail", async ({ sink, start, onTestFinished }) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const minute = 60 * 1_000;
  const { post, logs } = start({ limits: { ...unlimited, everyone: { hour: 1, day: 2 } } });
  const send = async (elapsed_ms: string) =>
    (await post(quoteBody({ elapsed_ms, sent_at: new Date().toISOString() }))).status;
  expect(await send("20000")).toBe(200);
  vi.advanceTimersByTime(59 * minute);
  expect(await send("31000")).toBe(200);
  expect(sink.mails).toHaveLength(1);
  vi.advanceTimersByTime(2 * minute);
  expect(await send("40000")).toBe(200);
  expect(sink.mails).toHaveLength(2);
  expect(logs.map((entry) => entry.repeated)).toEqual([false, true, false]);
});

test.for<[what: string, send: (service: TestService) => Promise<Response>]>([
  ["an enquiry", ({ post }) => post(quoteBody())],
  ["files", ({ upload }) => upload(filesForm({ "a.pdf": Buffer.from("%PDF-1.7") }))],
])("%s sent again while on the way: one mail", async ([_what, send], { sink, service }) => {
  const { arrived, release } = holdMails(sink);
  const first = send(service);
  await arrived;
  const again = send(service);
  release();
  expect([(await first).status, (await again).status]).toEqual([200, 200]);
  expect(sink.mails).toHaveLength(1);
});

test("calls that share a mail share its failure", async ({ sink, service }) => {
  sink.refuse(554);
  const answers = await Promise.all([service.post(quoteBody()), service.post(quoteBody())]);
  expect(answers.map((answer) => answer.status)).toEqual([412, 412]);
});

test.for<[what: string, one: object, other: object]>([
  ["of the same number with other content", {}, { message: "Toch liever zink." }],
  ["without a number", { reference: undefined }, { reference: undefined }],
])("each enquiry %s is one", async ([_what, one, other], { sink, service }) => {
  await service.post(quoteBody(one));
  await service.post(quoteBody(other));
  expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(2);
});
