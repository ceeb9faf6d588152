import { expect, vi } from "vitest";
import { holdMails } from "#scripts/smtp-sink.ts";
import { quoteBody } from "#tests/support/enquiries.ts";
import { filesForm, photographs } from "#tests/support/files.ts";
import { type TestService, test } from "#tests/support/service.ts";

test("an enquiry that is sent again after it was accepted causes no second mail", async ({
  sink,
  service,
}) => {
  const first = await service.post(
    quoteBody({ elapsed_ms: "20000", sent_at: "2026-06-03T12:05:00Z" }),
  );
  const again = await service.post(
    quoteBody({ elapsed_ms: "31000", sent_at: "2026-06-03T12:05:11Z" }),
  );
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(sink.mails).toHaveLength(1);
  expect(service.logs.map((entry) => entry.repeated)).toEqual([false, true]);
});

test("an enquiry counts as sent for an hour", async ({ sink, service, onTestFinished }) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const minute = 60 * 1_000;
  await service.post(quoteBody());
  vi.advanceTimersByTime(59 * minute);
  await service.post(quoteBody());
  expect(sink.mails).toHaveLength(1);
  vi.advanceTimersByTime(2 * minute);
  await service.post(quoteBody());
  expect(sink.mails).toHaveLength(2);
});

const files = photographs(2);

test.for<[what: string, send: (service: TestService) => Promise<Response>]>([
  ["an enquiry", ({ post }) => post(quoteBody())],
  ["files", ({ upload }) => upload(filesForm(files))],
])(
  "%s sent again while on the way: one mail for both",
  async ([_what, send], { sink, service }) => {
    const { arrived, release } = holdMails(sink);
    const first = send(service);
    await arrived;
    const again = send(service);
    release();
    expect([(await first).status, (await again).status]).toEqual([200, 200]);
    expect(sink.mails).toHaveLength(1);
  },
);

test("calls that share a mail share its failure", async ({ sink, service }) => {
  sink.refuse(554);
  const answers = await Promise.all([service.post(quoteBody()), service.post(quoteBody())]);
  expect(answers.map((answer) => answer.status)).toEqual([412, 412]);
});

test.for([
  [
    "the same reference with other content is another enquiry",
    {},
    { message: "Toch liever zink." },
  ],
  ["without a reference every enquiry is sent", { reference: undefined }, { reference: undefined }],
] as const)("%s, with a Message-ID of its own", async ([_what, one, other], { sink, service }) => {
  await service.post(quoteBody(one));
  await service.post(quoteBody(other));
  expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(2);
});
