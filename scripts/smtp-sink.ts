import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail as the SMTP server received it, and as a mail program reads it. */
export interface ReceivedMail extends Omit<Email, "sender"> {
  id: string;
  sender: string;
  recipients: string[];
  raw: string;
}

/** An error that makes an SMTP server answer `responseCode`. */
export function smtpError(responseCode: number, message = "No thank you"): Error {
  return Object.assign(new Error(message), { responseCode });
}

export type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>;

/**
 * Makes the server hold mails back at a stage. `arrived` resolves when the first mail is there, and
 * `release` lets all continue.
 */
export function holdMails(
  sink: SmtpSink,
  stage: "beforeAccept" | "beforeRecipient" | "beforeGreeting" = "beforeAccept",
) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  sink[stage] = () => {
    arrive();
    return released;
  };
  return { arrived, release };
}

/**
 * A real SMTP server on this machine (on any free port, or `port`) that keeps the mails it accepts.
 * With `size`, it announces that it accepts no larger mail.
 */
export async function startSmtpSink(port = 0, size?: number) {
  const server = new SMTPServer({
    size,
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 10,
    onConnect(_session, callback) {
      sink.mostConnections = Math.max(sink.mostConnections, server.connections.size);
      Promise.try(() => sink.beforeGreeting()).then(() => callback(), callback);
    },
    onMailFrom({ address }, { hostNameAppearsAs }, callback) {
      sink.client = hostNameAppearsAs;
      Promise.try(() => sink.beforeSender(address)).then(() => callback(), callback);
    },
    onRcptTo(_address, session, callback) {
      const sender = session.envelope.mailFrom;
      Promise.try(() => sink.beforeRecipient(sender ? sender.address : "")).then(
        () => callback(),
        callback,
      );
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, callback) {
      sink.attempts += 1;
      sink.onData();
      const keep = async () => {
        const raw = (await buffer(stream)).toString();
        await sink.beforeAccept(raw.length);
        const recipients = rcptTo.map(({ address }) => address);
        const mail = await PostalMime.parse(raw);
        sink.mails.push({
          ...mail,
          id: randomUUID(),
          raw,
          sender: mailFrom ? mailFrom.address : "",
          recipients,
        });
      };
      keep().then(() => callback(), callback);
    },
  });
  server.on("error", () => {});
  await once(server.listen(port, "127.0.0.1"), "listening");
  const address = server.server.address() as AddressInfo;
  const sink = {
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    mails: [] as ReceivedMail[],
    /** How the last client called itself. */
    client: "",
    /** The most connections that were open at the same time. */
    mostConnections: 0,
    /** The number of mails that were begun, including those that were not accepted. */
    attempts: 0,
    /**
     * Called with the size of each mail before it is accepted. Throwing an smtpError refuses the
     * mail.
     */
    beforeAccept: (_size: number): Promise<void> | void => {},
    beforeGreeting: (): Promise<void> | void => {},
    /** Called with the sender, which is empty in a mail that nobody may answer. */
    beforeSender: (_address: string): Promise<void> | void => {},
    /** The same, once the recipient is known. */
    beforeRecipient: (_sender: string): Promise<void> | void => {},
    onData: () => {},
    refuse(code: number, message?: string) {
      sink.beforeAccept = () => {
        throw smtpError(code, message);
      };
    },
    /** Closes every connection abruptly, as a crash would. */
    hangUp() {
      for (const connection of server.connections) {
        connection._socket.destroy();
      }
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
  return sink;
}
