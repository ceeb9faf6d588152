import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { type ParsedMail, parseMail } from "./parse-mail.ts";

interface ReceivedMail extends ParsedMail {
  sender: string;
  recipients: string[];
  raw: string;
}

export interface SmtpSink {
  url: string;
  /** Every accepted mail, in the order of acceptance. */
  mails: ReceivedMail[];
  /** Called once per mail of so many bytes before it is accepted; a thrown Error with a responseCode refuses it. */
  beforeAccept: (session: SMTPServerSession, size: number) => Promise<void> | void;
  /** The same for a recipient. */
  beforeRecipient: () => Promise<void> | void;
  /** Called when the first bytes of a mail arrive. */
  onData: () => void;
  /** Breaks every connection off, as a crash would. */
  hangUp(): void;
  close(): Promise<void>;
}

/** An error with which an SMTP server answers `code`. */
export function smtpError(code: number): Error {
  return Object.assign(new Error(code < 500 ? "Try again later" : "No thank you"), { responseCode: code });
}

/** Makes the sink keep mails waiting at a stage: `arrived` resolves when the first is there, `release` lets go. */
export function holdMails(
  sink: SmtpSink,
  stage: "beforeAccept" | "beforeRecipient" = "beforeAccept",
): { arrived: Promise<void>; release: () => void } {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  sink[stage] = () => {
    arrive();
    return released;
  };
  return { arrived, release };
}

/**
 * A real SMTP server on the loopback interface (any free port, or `port`) that keeps what it accepts. With `size` it
 * announces that it takes no larger mail.
 */
export async function startSmtpSink(port = 0, size?: number): Promise<SmtpSink> {
  const server = new SMTPServer({
    ...(size !== undefined && { size }),
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 10,
    onRcptTo(_address, _session, callback) {
      Promise.resolve()
        .then(() => sink.beforeRecipient())
        .then(() => callback(), callback);
    },
    onData(stream, session, callback) {
      sink.onData();
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        try {
          const raw = Buffer.concat(chunks).toString();
          await sink.beforeAccept(session, raw.length);
          const { mailFrom, rcptTo } = session.envelope;
          const mail = parseMail(raw);
          const sender = mailFrom === false ? "" : mailFrom.address;
          sink.mails.push({ ...mail, raw, sender, recipients: rcptTo.map(({ address }) => address) });
          callback();
        } catch (error) {
          callback(error as Error);
        }
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.server.address() as AddressInfo;
  const sink: SmtpSink = {
    url: `smtp://127.0.0.1:${address.port}`,
    mails: [],
    beforeAccept: () => {},
    beforeRecipient: () => {},
    onData: () => {},
    hangUp() {
      for (const connection of server.connections) connection._socket.destroy();
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
  return sink;
}
