import { globSync, mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { sendPath } from "@contractor/core/enquiry/calls.ts";
import { newEnquiryNumber } from "@contractor/core/enquiry/identity.ts";
import { answerWords, quoteBody, siteSettings } from "@contractor/site/tests/support/enquiries.ts";
import { createProgram, freePort, type Program } from "@contractor/site/tests/support/program.ts";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { buildMailService } from "./build/mail-service.ts";

/** `npm run test:load` sends 2,000. */
const count = Number(process.env.LOAD_ENQUIRIES ?? 40);
const senders = Math.min(count / 2, 40);

const randomUpTo = (most: number) => Math.ceil(Math.random() * most);

/** The numbers of the enquiries that were answered with OK. */
const answered: string[] = [];
let retries = 0;

/**
 * Kills one of the programs after some answers, while other calls are at any point. Because answers
 * count and not time, a run is as hard on a slow machine, and enquiries always get through.
 */
async function kill(programs: Program[], isOver: () => boolean): Promise<void> {
  const pause = () => 8 + randomUpTo(Math.min(count / 6, 50));
  let next = pause();
  while (!isOver()) {
    await delay(5);
    if (answered.length >= next) {
      await programs[randomUpTo(programs.length) - 1]?.crash();
      next = answered.length + pause();
    }
  }
}

/** Sends an enquiry until the answer is OK. Some senders give up while their call is running. */
async function sendOne(url: string, number: number): Promise<void> {
  const reference = newEnquiryNumber("DG");
  const params = { reference, email: `${reference}@${number}.example` };
  const body = JSON.stringify(quoteBody({ ...params, sent_at: new Date().toISOString() }));
  const address = `198.51.${Math.floor(number / 250)}.${number % 250}`;
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": address };
  async function attempt(): Promise<boolean> {
    const signal = AbortSignal.timeout(Math.random() < 1 / 12 ? randomUpTo(150) : 60_000);
    const answer = await fetch(url, { method: "POST", headers, body, signal });
    return (await answer.text()) === "OK";
  }
  while (!(await attempt().catch(() => false))) {
    retries += 1;
    await delay(20 + Math.random() * 180);
  }
  answered.push(reference);
}

/**
 * What is in the mailbox, which drops a mail with the Message-ID of another, as mail servers do:
 * the numbers of enquiries, and the addresses of the visitors who got an answer.
 */
async function readMailbox(folder: string) {
  const files = globSync(`${folder}/*.mail`).map((file) => readFileSync(file));
  const mails = await Promise.all(files.map((file) => PostalMime.parse(file)));
  const kept = [...new Map(mails.map((mail) => [mail.messageId, mail])).values()];
  const { answers = [], enquiries = [] } = Object.groupBy(kept, ({ headers }) =>
    headers.some(({ key }) => key === "auto-submitted") ? "answers" : "enquiries",
  );
  return {
    received: enquiries.map(({ text = "" }) => /^Referentie: +(\S+)$/m.exec(text)?.[1]),
    visitors: answers.map(({ to }) => to?.[0]?.address),
  };
}

/** Builds the service in a folder without packages, with the start file of docs/online.md. */
async function buildAlone(folder: string): Promise<string> {
  await buildMailService(join(folder, "mail.mjs"), { ...siteSettings, answer: answerWords });
  const docs = readFileSync("docs/online.md", "utf8").replace(/\s+/g, " ");
  const [, text = ""] = /startbestand `app\.js`, waarin alleen `(.+?)`/.exec(docs) ?? [];
  const startFile = join(folder, "app.js");
  writeFileSync(startFile, text);
  return startFile;
}

test("no enquiry is lost or doubled in crashes", async ({ onTestFinished }) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "mail-load-"));
  const smtpPort = await freePort();
  const port = await freePort();
  const service = await buildAlone(folder.path);
  const most = "999999999/999999999";
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    PORT: `${port}`,
    TRUST_PROXY: "1",
    LIMIT_CLIENT: most,
    LIMIT_EVERYONE: most,
  };
  const programs = [
    createProgram([process.execPath, "scripts/smtp-sink.ts", `${smtpPort}`, folder.path]),
    createProgram([process.execPath, service], env),
  ];
  onTestFinished(async () => {
    await Promise.all(programs.map((program) => program.end()));
  });
  await Promise.all(programs.map((program) => program.start()));
  let next = 0;
  let isOver = false;
  const killing = kill(programs, () => isOver);
  async function sender(): Promise<void> {
    while (next < count) {
      next += 1;
      await sendOne(`http://127.0.0.1:${port}${sendPath}`, next);
    }
  }
  await Promise.all(Array.from({ length: senders }, sender));
  isOver = true;
  await killing;
  // Mails to visitors may be under way.
  await programs[1]?.kill("SIGTERM");
  const { received, visitors } = await readMailbox(folder.path);
  expect(received.toSorted()).toEqual(answered.toSorted());
  // A crash may take the mail to a visitor with it, but nobody gets two.
  expect(visitors).toHaveLength(new Set(visitors).size);
  // Without crashes and repeated calls, the result would prove little.
  expect(programs.reduce((sum, { kills }) => sum + kills, 0)).toBeGreaterThanOrEqual(2);
  expect(retries).toBeGreaterThan(0);
});
