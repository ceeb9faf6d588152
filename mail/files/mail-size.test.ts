import { type SmtpSink, smtpError, startSmtpSink } from "@contractor/scripts/smtp-sink.ts";
import {
  contentOf,
  filesForm,
  filesIn,
  photographs,
} from "@contractor/site/tests/support/files.ts";
import { answerOf, test as base } from "@contractor/site/tests/support/service.ts";
import { expect } from "vitest";

const four = photographs(4, 100_000);
const namesIn = (sink: SmtpSink) => sink.mails.map((mail) => filesIn(mail).map(([name]) => name));

const test = base.extend("announcing", ({ start, onTestFinished }) => {
  /** A service whose mail server announces that it takes no larger mail. */
  return async (bytes: number) => {
    const sink = await startSmtpSink(0, bytes);
    onTestFinished(() => sink.close());
    return { sink, ...start({ smtpUrl: sink.url }) };
  };
});

test("where no size is announced, mails are as large as most take", async ({ sink, service }) => {
  const plan = { "a.pdf": contentOf("pdf", 6_000_000), "b.pdf": contentOf("pdf", 2_000_000) };
  expect((await service.upload(filesForm(plan))).status).toBe(200);
  expect(namesIn(sink)).toEqual([["1-a.pdf"], ["2-b.pdf"]]);
});

test("visitor and firm are told what the server does not take", async ({ announcing }) => {
  const { sink, upload } = await announcing(400_000);
  const files = { ...four, "b.jpg": contentOf("jpg", 500_000) };
  expect(await answerOf(upload(filesForm(files)))).toEqual([
    413,
    'File 2 ("b.jpg") is larger than the mail server takes',
  ]);
  expect(namesIn(sink)).toEqual([["1-a.jpg", "3-c.jpg"], ["4-d.jpg"]]);
  expect(sink.mails[0]?.text).toMatch(
    /Niet meegekomen, omdat uw mailserver .*\n2-b\.jpg \(500 kB\)/,
  );
  expect(sink.mails[1]?.text).not.toContain("Niet meegekomen");
  expect(sink.attempts).toBe(2);

  const { "b.jpg": _b, ...rest } = files;
  expect(await answerOf(upload(filesForm(rest)))).toEqual([200, "OK"]);
  expect(sink.mails).toHaveLength(2);
});

test("where none fits, the firm hears of them in a mail without files", async ({ announcing }) => {
  const { sink, upload } = await announcing(100_000);
  const answer = await answerOf(upload(filesForm({ "a.jpg": contentOf("jpg", 500_000) })));
  expect(answer[0]).toBe(413);
  expect(namesIn(sink)).toEqual([[]]);
  expect(sink.mails[0]?.text).toMatch(/Niet meegekomen.*\n1-a\.jpg \(500 kB\)/);
});

test("of two mails only the one that failed is sent again", async ({ announcing }) => {
  const { sink, upload } = await announcing(320_000);
  sink.beforeAccept = () => {
    if (sink.mails.length === 1) {
      throw smtpError(451);
    }
  };
  expect((await upload(filesForm(four))).status).toBe(503);
  sink.beforeAccept = () => {};
  expect((await upload(filesForm(four))).status).toBe(200);
  const [one, other] = sink.mails;
  expect(namesIn(sink).join(" | ")).toBe("1-a.jpg,2-b.jpg | 3-c.jpg,4-d.jpg");
  expect(other?.messageId).not.toBe(one?.messageId);
});
