import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { type SmtpSink, smtpError, startSmtpSink } from "#tests/support/smtp-sink.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { sendEmails } from "./send-emails.ts";
import { readState, writeState } from "./state.ts";

let folder: string;
let sink: SmtpSink;

const send = (env = {}) => sendEmails(folder, { SMTP_URL: sink.url, ...env });
const waiting = () => readState(folder).emails.map(({ to }) => to);
const recipients = () => sink.mails.flatMap((mail) => mail.recipients);

beforeEach(async () => {
  folder = temporaryFolder();
  sink = await startSmtpSink();
  onTestFinished(() => sink.close());
  vi.spyOn(console, "error").mockImplementation(() => {});
  const email = {
    from: { name: "Firm", address: "new@firm.example" },
    subject: "News",
    heading: "This changed",
    body: "A number",
    footer: "A footer",
  };
  const addresses = ["old@firm.example", "new@firm.example"];
  writeState(folder, { emails: addresses.map((to) => ({ ...email, to })) });
});

/** Makes the mail server answer an address with a code. */
function refuse(code: number, count = 1): void {
  let left = count;
  sink.beforeRecipient = () => {
    if (left > 0) {
      left -= 1;
      throw smtpError(code);
    }
  };
}

test("sends each mail that waits", async () => {
  await send();
  expect(recipients()).toEqual(["old@firm.example", "new@firm.example"]);
  expect(waiting()).toEqual([]);
});

test("sends in the name of the firm, as the site online has it", async () => {
  await send();
  expect(sink.mails[0]?.from).toEqual({ name: "Firm", address: "new@firm.example" });
});

test("sends in the name in MAIL_FROM, if that is set", async () => {
  await send({ MAIL_FROM: "Post <post@firm.example>" });
  expect(sink.mails[0]?.from).toEqual({ name: "Post", address: "post@firm.example" });
});

test("drops a mail that is refused permanently, and sends the next", async () => {
  refuse(550);
  await send();
  expect(recipients()).toEqual(["new@firm.example"]);
  expect(waiting()).toEqual([]);
});

test("says in the log which mail was dropped", async () => {
  refuse(550);
  await send();
  expect(console.error).toHaveBeenCalledWith(
    expect.stringMatching(/"News" to old@firm\.example: .*550.* refused for good/),
  );
});

test("keeps a mail that the server defers, sends the next, and tries again", async () => {
  refuse(451);
  await send();
  expect(waiting()).toEqual(["old@firm.example"]);
  await send();
  expect(recipients()).toEqual(["new@firm.example", "old@firm.example"]);
});

test("keeps all mails while the mail server cannot be reached", async () => {
  await sendEmails(folder, { SMTP_URL: "smtp://127.0.0.1:9" });
  expect(waiting()).toHaveLength(2);
});

test("keeps all mails if there is no mail server", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  await sendEmails(folder, {});
  expect(waiting()).toHaveLength(2);
});

test.runIf(process.getuid?.() === 0)("sends nothing while a full disk cannot note it", async () => {
  const waitingEmails = readState(folder);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=8k", "tmpfs", folder]);
  onTestFinished(() => {
    execFileSync("umount", [folder]);
  });
  writeState(folder, waitingEmails);
  writeFileSync(join(folder, "filler"), "x".repeat(4_096));
  await expect(send()).rejects.toThrow(/ENOSPC/);
  await expect(send()).rejects.toThrow(/ENOSPC/);
  expect(sink.mails).toEqual([]);
});
