import { createTransport } from "nodemailer";
import { failureDetails, type Log } from "#http/log.ts";
import { DeliveryError } from "./delivery-error.ts";
import { mailSize, usualLargestMail } from "./mail-size.ts";

export interface Mail {
  from: { name: string; address: string };
  to: string;
  replyTo?: { name: string; address: string } | undefined;
  messageId: string;
  date: Date;
  subject: string;
  text: string;
  html: string;
  inReplyTo?: string | undefined;
  references?: string | undefined;
  headers?: Record<string, string>;
  attachments?: { filename: string; contentType?: string; content: Buffer }[];
}

export type MailTransport = ReturnType<typeof createMailTransport>;

/** The envelope of a mail with files says how large it is, so that a server can refuse it at once. */
function withSize({ from, to, attachments }: Mail) {
  if (attachments === undefined) {
    return {};
  }
  const size = mailSize(attachments.map(({ content }) => content.length));
  return { envelope: { from: from.address, to, size } };
}

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
  const local = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  const mailer = createTransport({
    url: smtpUrl,
    pool: true,
    // A container has no name, and some servers take no mail from [127.0.0.1].
    name: siteName,
    // A password must not cross the network in the clear.
    requireTLS: url.protocol === "smtp:" && url.username !== "" && !local,
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
  const notDelivered = (error: ConstructorParameters<typeof DeliveryError>[0]) => {
    const [, size] = largerThan.exec(error.message ?? "") ?? [];
    largestMail = Number(size) || largestMail;
    throw new DeliveryError(error);
  };
  const onTheirWay = new Set<Promise<unknown>>();
  return {
    /** Resolves once the SMTP server has accepted the mail, or rejects with a DeliveryError. */
    async send(mail: Mail): Promise<void> {
      const signal = AbortSignal.timeout(sendDeadlineMs);
      const delivery = mailer.sendMail({ ...mail, ...withSize(mail), signal }).catch(notDelivered);
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
  async function check(): Promise<"ok" | "unavailable"> {
    try {
      await transport.verify();
      return "ok";
    } catch (error) {
      log({ event: "health", ...failureDetails(error as Error) });
      return "unavailable";
    }
  }
  let last: ReturnType<typeof check> | undefined;
  let lookedAt = 0;
  return () => {
    if (last === undefined || performance.now() - lookedAt >= cacheMs) {
      lookedAt = performance.now();
      last = check();
    }
    return last;
  };
}
