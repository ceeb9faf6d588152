import { randomUUID } from "node:crypto";
import { readMailEnvironment } from "#mail/config/environment.ts";
import { emailLayout } from "#mail/enquiry/email-layout.ts";
import { DeliveryError } from "#mail/smtp/delivery-error.ts";
import { createMailTransport } from "#mail/smtp/transport.ts";
import { readState, type WaitingEmail, writeState } from "./state.ts";

const sendDeadlineMs = 12_000;
/** More than this cannot be news any more; the oldest are dropped. */
const mostWaiting = 50;

/**
 * Sends the mails that wait, each by itself: what is put off waits for the next time, and what is
 * refused for good is dropped. `firm` is the sender where MAIL_FROM is not set.
 */
export async function sendEmails(
  folder: string,
  env: NodeJS.ProcessEnv,
  firm: { name: string; email: string },
): Promise<void> {
  const { emails } = readState(folder);
  if (emails.length === 0) {
    return;
  }
  if (!env["SMTP_URL"]) {
    console.log(`${emails.length} mails to the owner wait: SMTP_URL is not set.`);
    keepWaiting(folder, emails.slice(-mostWaiting));
    return;
  }
  const { smtpUrl, from } = readMailEnvironment(env);
  const sender = from ?? { name: firm.name, address: firm.email };
  const transport = createMailTransport({ smtpUrl, sendDeadlineMs });
  const waiting = emails.slice(-mostWaiting);
  try {
    for (const email of [...waiting]) {
      if (await isDone(email)) {
        waiting.splice(waiting.indexOf(email), 1);
        // After each, so that none is sent twice when this is ended.
        keepWaiting(folder, waiting);
      }
    }
  } finally {
    await transport.close();
  }

  async function isDone({ to, footer, subject, heading, body }: WaitingEmail): Promise<boolean> {
    const domain = sender.address.slice(sender.address.lastIndexOf("@") + 1);
    try {
      await transport.send({
        from: { name: sender.name || firm.name, address: sender.address },
        to,
        messageId: `<${randomUUID()}@${domain}>`,
        date: new Date(),
        ...emailLayout({ subject, rows: [], heading, body, footer }),
      });
      return true;
    } catch (error) {
      const isFinal = error instanceof DeliveryError && error.reason === "refused";
      const result = isFinal ? "It is refused for good, and dropped" : "It is tried again later";
      console.error(`"${subject}" to ${to}: ${(error as Error).message}. ${result}.`);
      return isFinal;
    }
  }
}

function keepWaiting(folder: string, emails: WaitingEmail[]): void {
  writeState(folder, { ...readState(folder), emails });
}
