import { randomUUID } from "node:crypto";
import { readMailEnvironment } from "#mail/config/environment.ts";
import { emailLayout } from "#mail/email/layout.ts";
import { DeliveryError } from "#mail/smtp/delivery-error.ts";
import { createMailTransport, type MailTransport } from "#mail/smtp/transport.ts";
import { readState, type WaitingEmail, writeState } from "./state.ts";

const sendDeadlineMs = 12_000;
/** The most mails that are kept; older ones are dropped. */
const mostWaiting = 50;

/**
 * Sends the mails that wait, each by itself: a mail that the server defers waits for the next time,
 * and one that it refuses for good is dropped.
 */
export async function sendEmails(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  const { emails } = readState(folder);
  if (emails.length === 0) {
    return;
  }
  if (!env.SMTP_URL) {
    console.log(`${emails.length} mails to the owner wait: SMTP_URL is not set.`);
    keepWaiting(folder, emails.slice(-mostWaiting));
    return;
  }
  const { smtpUrl, from: sender } = readMailEnvironment(env);
  const transport = createMailTransport({ smtpUrl, sendDeadlineMs });
  const waiting = emails.slice(-mostWaiting);
  // Fails on a full disk, on which a mail that was sent could not be removed and would be sent
  // again every minute.
  keepWaiting(folder, waiting);
  try {
    for (const email of [...waiting]) {
      if (await trySending(transport, sender, email)) {
        waiting.splice(waiting.indexOf(email), 1);
        // After each mail, so that none is sent twice when this process is killed.
        keepWaiting(folder, waiting);
      }
    }
  } finally {
    await transport.close();
  }
}

/** Tries to send a mail. Resolves to whether it was sent, or refused for good. */
async function trySending(
  { send }: MailTransport,
  sender: ReturnType<typeof readMailEnvironment>["from"],
  { from, to, footer, subject, heading, body }: WaitingEmail,
): Promise<boolean> {
  const name = sender?.name || from.name;
  const address = sender?.address ?? from.address;
  const domain = address.slice(address.lastIndexOf("@") + 1);
  try {
    await send({
      from: { name, address },
      to,
      messageId: `<${randomUUID()}@${domain}>`,
      date: new Date(),
      ...emailLayout({ subject, heading, body, footer }),
    });
    return true;
  } catch (error) {
    const isDelivery = error instanceof DeliveryError;
    const isFinal = isDelivery && error.reason === "refused";
    const result = isFinal ? "It is refused for good, and dropped" : "It is tried again later";
    const cause = isDelivery ? `${error.message} (${error.details.smtp})` : String(error);
    console.error(`"${subject}" to ${to}: ${cause}. ${result}.`);
    return isFinal;
  }
}

function keepWaiting(folder: string, emails: WaitingEmail[]): void {
  writeState(folder, { ...readState(folder), emails });
}
