import { expect } from "vitest";
import { type SmtpSink, smtpError, startSmtpSink } from "#scripts/smtp-sink.ts";
import { contentOf, filesForm, filesIn, photographs } from "#tests/support/files.ts";
import { answerOf, test } from "#tests/support/service.ts";

const four = photographs(4, 100_000);
const namesIn = (sink: SmtpSink) => sink.mails.map((mail) => filesIn(mail).map(([name]) => name));

/** Makes the mail server refuse every larger mail, once it has arrived. */
function takeAtMost(sink: SmtpSink, bytes: number): void {
  sink.beforeAccept = (size) => {
    if (size > bytes) {
      throw smtpError(552);
    }
  };
}

test("a mail that is too large for the server is split, and every file arrives once", async ({
  sink,
  service,
}) => {
  takeAtMost(sink, 300_000);
  expect((await service.upload(filesForm(four))).status).toBe(200);
  expect(namesIn(sink)).toEqual([
    ["a.jpg", "b.jpg"],
    ["c.jpg", "d.jpg"],
  ]);
  expect(new Set(sink.mails.map(({ messageId }) => messageId)).size).toBe(2);
});

test("a server that announces its limit is not sent more", async ({ start, onTestFinished }) => {
  const sink = await startSmtpSink(0, 320_000);
  onTestFinished(() => sink.close());
  const service = start({ smtpUrl: sink.url });
  expect((await service.upload(filesForm(four))).status).toBe(200);
  expect([sink.mails.length, sink.attempts]).toEqual([2, 2]);
});

test("a file that is too large by itself is named; the others arrive, and only once", async ({
  sink,
  service,
}) => {
  takeAtMost(sink, 400_000);
  const { "b.jpg": _b, ...rest } = four;
  const large = contentOf("jpg", 500_000);
  expect(await answerOf(service.upload(filesForm({ ...four, "b.jpg": large })))).toEqual([
    413,
    'File 2 ("b.jpg") is larger than the mail server takes',
  ]);
  expect(namesIn(sink).flat().sort()).toEqual(["a.jpg", "c.jpg", "d.jpg"]);
  expect((await service.upload(filesForm(rest))).status).toBe(200);
  expect(namesIn(sink).flat()).toHaveLength(3);
});

test.for([
  [550, "No thank you", 412],
  [451, "No thank you", 503],
  [552, "5.2.2 Mailbox full", 412],
] as const)(
  "when the server answers %i %s the answer is %i, nothing is split, and the files can be sent again",
  async ([code, message, status], { sink, service }) => {
    sink.refuse(code, message);
    expect((await service.upload(filesForm(four))).status).toBe(status);
    expect(sink.attempts).toBe(1);
    sink.beforeAccept = () => {};
    expect((await service.upload(filesForm(four))).status).toBe(200);
    expect(namesIn(sink).flat()).toHaveLength(4);
  },
);
