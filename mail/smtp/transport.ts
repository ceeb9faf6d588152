import { createTransport, type SendMailOptions } from "nodemailer";
import { failureDetails, type Log } from "#http/log.ts";
import { type Cause, deliveryRefusal } from "./delivery-error.ts";
import { mailSize, usualLargestMail } from "./mail-size.ts";

export interface Mail extends SendMailOptions {
  from: { name: string; address: string };
  to: string;
  text: string;
  attachments?: { filename: string; contentType?: string; content: Buffer }[];
}

export type MailTransport = ReturnType<typeof createMailTransport>;

/** What the client says when a mail is larger than the server announced to take. */
const largerThan = /^Message size larger than allowed (\d+)/;

/**
 * A transport over a pool of at most `maxConnections` SMTP connections, which gives the server
 * `siteName` as its name. Query parameters of the URL override the options here.
 */
export function createMailTransport(
  config: { smtpUrl: string; sendDeadlineMs: number; siteName?: string },
  maxConnections = 2,
) {
  const { smtpUrl, sendDeadlineMs, siteName } = config;
  const url = new URL(smtpUrl);
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  const mailer = createTransport({
    url: smtpUrl,
    pool: true,
    // A container has no name, and some servers take no mail from [127.0.0.1].
    name: siteName,
    // A password must not cross the network in the clear.
    requireTLS: url.protocol === "smtp:" && url.username !== "" && !isLocal,
    dnsTimeout: 4_000,
    // Some servers greet late, to be rid of programs that cannot wait, and some look at a mail for
    // long before they accept it. The library ends the wait for a greeting at the first of these.
    connectionTimeout: sendDeadlineMs,
    greetingTimeout: sendDeadlineMs,
    socketTimeout: sendDeadlineMs,
    socketCloseTimeout: 500,
    idleTimeout: 30_000,
    maxConnections,
    // nodemailer only repeats a mail of which the server has not seen a byte.
    maxRequeues: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // Failures reach the caller through send() and verify(); an unheard "error" event would end the
  // process.
  mailer.on("error", () => {});

  let largestMail = usualLargestMail;
  const notDelivered = (error: Cause) => {
    const [, size] = largerThan.exec(error.message ?? "") ?? [];
    largestMail = Number(size) || largestMail;
    throw deliveryRefusal(error);
  };
  const onTheirWay = new Set<Promise<unknown>>();
  return {
    /** Resolves once the SMTP server has accepted the mail, or rejects with why it has not. */
    async send(mail: Mail): Promise<void> {
      const { from, to, attachments } = mail;
      // A server is told how large a mail with files is, so that it can refuse it at once.
      const size = attachments && mailSize(attachments.map(({ content }) => content.length));
      const envelope = { from: from.address, to, size };
      const signal = AbortSignal.timeout(sendDeadlineMs);
      const delivery = mailer.sendMail({ ...mail, envelope, signal }).catch(notDelivered);
      onTheirWay.add(delivery);
      await delivery.finally(() => onTheirWay.delete(delivery));
    },
    /** The largest mail to send: what most servers take, or less once this one has said so. */
    largestMail: () => largestMail,
    /** The same once the SMTP server accepts the login. */
    async verify(): Promise<void> {
      await mailer.verify().catch(notDelivered);
    },
    /** Lets mails on their way finish, within their deadline, and ends the connections. */
    async close(): Promise<void> {
      // Their clients may have left, so that no open connection of the web server waits for them.
      await Promise.allSettled(onTheirWay);
      mailer.close({ force: true });
    },
  };
}

const cacheMs = 60_000;

/**
 * A check of whether mail can be sent now. Everyone may ask, so the reason is only in the log, and
 * an answer stands for a minute: each look logs in at the mail server.
 */
export function createHealthCheck(transport: MailTransport, log: Log) {
  let last: Promise<boolean> | undefined;
  return () => {
    if (last === undefined) {
      const forget = () => {
        last = undefined;
      };
      setTimeout(forget, cacheMs).unref();
      last = transport.verify().then(
        () => true,
        (error) => {
          log({ event: "health", ...failureDetails(error) });
          return false;
        },
      );
    }
    return last;
  };
}
