import { globSync, mkdtempDisposableSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { buildMailService } from "#build/mail-service.ts";
import { filesPath, sendPath } from "#contract/calls.ts";
import { newEnquiryNumber } from "#contract/identity.ts";
import { answerWords, quoteBody, siteSettings } from "#tests/support/enquiries.ts";
import { filesForm, filesIn, hashOf, photographs } from "#tests/support/files.ts";
import { createProgram, freePort, type Program } from "#tests/support/program.ts";

/** `npm run test:load` sends 2,000. */
const count = Number(process.env.LOAD_ENQUIRIES ?? 24);
const senders = Math.min(count / 2, 40);

const randomUpTo = (most: number) => Math.ceil(Math.random() * most);

/** What was sent and answered with 200: enquiry numbers, and files as number and hash. */
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

/** Posts a body until the answer is 200. Some senders give up while their call is still running. */
async function postUntilSent(url: string, body: string | FormData, address: string) {
  // Encoded first: fetch throws out of reach when a form that it still encodes is given up.
  const encoded = new Response(body);
  const bytes = await encoded.bytes();
  const type = typeof body === "string" ? "application/json" : encoded.headers.get("Content-Type");
  const headers = { "Content-Type": type ?? "", "X-Forwarded-For": address };
  async function attempt(): Promise<boolean> {
    const patience = Math.random() < 1 / 12 ? randomUpTo(150) : 60_000;
    const signal = AbortSignal.timeout(patience);
    const answer = await fetch(url, { method: "POST", headers, body: bytes, signal });
    return (await answer.text()) === "OK";
  }
  while (!(await attempt().catch(() => false))) {
    retries += 1;
    await delay(20 + Math.random() * 180);
  }
}

/** Sends an enquiry, and to one in four some files. */
async function sendOne(origin: string, number: number): Promise<void> {
  const reference = newEnquiryNumber("DG");
  const email = `${reference}@${number}.example`;
  const sent_at = new Date().toISOString();
  const address = `198.51.${Math.floor(number / 250)}.${number % 250}`;
  const enquiry = JSON.stringify(quoteBody({ reference, email, sent_at }));
  await postUntilSent(origin + sendPath, enquiry, address);
  answered.push(reference);
  if (number % 4 === 0) {
    const files = photographs(randomUpTo(6), 10_000 + randomUpTo(200_000));
    await postUntilSent(origin + filesPath, filesForm(files, { reference, sent_at }), address);
    answered.push(...Object.values(files).map((content) => `${reference} ${hashOf(content)}`));
  }
}

/**
 * What is in the mailbox, which drops a mail with the Message-ID of another, as mail servers do:
 * enquiries and files as they were sent, and the addresses of the visitors who got an answer.
 */
async function readMailbox(folder: string) {
  const received: string[] = [];
  const visitors: string[] = [];
  const ids = new Set<string>();
  const names = globSync("*.mail", { cwd: folder });
  for (const name of names) {
    const {
      messageId = "",
      text = "",
      to,
      ...mail
    } = await PostalMime.parse(readFileSync(join(folder, name)));
    if (ids.has(messageId)) {
      continue;
    }
    ids.add(messageId);
    const reference = /^Referentie: +(\S+)$/m.exec(text)?.[1] ?? "none";
    if (mail.headers.some(({ key }) => key === "auto-submitted")) {
      visitors.push(to?.[0]?.address ?? "");
    } else if (mail.attachments.length > 0) {
      received.push(...filesIn(mail).map(([, hash]) => `${reference} ${hash}`));
    } else {
      received.push(reference);
    }
  }
  return { received, visitors, suppressed: names.length - ids.size };
}

test("no enquiry and no file is lost or doubled while the service and the mail server crash", async ({
  onTestFinished,
}) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "mail-load-"));
  const smtpPort = await freePort();
  const port = await freePort();
  const service = join(folder.path, "mail.mjs");
  await buildMailService(service, { ...siteSettings, answer: answerWords });
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
      await sendOne(`http://127.0.0.1:${port}`, next);
    }
  }
  await Promise.all(Array.from({ length: senders }, sender));
  isOver = true;
  await killing;
  // Mails to visitors may be under way.
  await programs[1]?.kill("SIGTERM");
  const { received, visitors, suppressed } = await readMailbox(folder.path);
  const kills = programs.map((program) => program.kills);
  if (process.env.LOAD_ENQUIRIES) {
    console.log({ enquiries: count, sent: answered.length, kills, retries, suppressed });
  }
  expect(received.toSorted()).toEqual(answered.toSorted());
  // A crash may take the mail to a visitor with it, but nobody gets two.
  expect(visitors).toHaveLength(new Set(visitors).size);
  // Without crashes and repeated calls, the result would prove little.
  expect(kills.reduce((sum, one) => sum + one)).toBeGreaterThanOrEqual(2);
  expect(retries).toBeGreaterThan(0);
});
