import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { rename, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
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
export function smtpError(responseCode: number): Error {
  return Object.assign(new Error("No thank you"), { responseCode });
}

export type SmtpSink = Awaited<ReturnType<typeof startSmtpSink>>;

/**
 * Makes the server hold mails back. `arrived` resolves when the first one is there, and `release`
 * lets all continue.
 */
export function holdMails(sink: SmtpSink) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  sink.beforeAccept = () => {
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
    onMailFrom(_address, { hostNameAppearsAs }, callback) {
      sink.client = hostNameAppearsAs;
      sink.mostConnections = Math.max(sink.mostConnections, server.connections.size);
      callback();
    },
    onRcptTo(_address, _session, callback) {
      sink.beforeRecipient();
      callback();
    },
    onData(stream, { envelope: { mailFrom, rcptTo } }, callback) {
      sink.attempts += 1;
      const keep = async () => {
        const raw = (await buffer(stream)).toString();
        await sink.beforeAccept(raw);
        sink.mails.push({
          ...(await PostalMime.parse(raw)),
          id: randomUUID(),
          raw,
          sender: mailFrom ? mailFrom.address : "",
          recipients: rcptTo.map(({ address }) => address),
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
    /** Called with each mail before it is accepted. Throwing an smtpError refuses the mail. */
    beforeAccept: (_raw: string): Promise<void> | void => {},
    /** Called when the recipient is known. */
    beforeRecipient: () => {},
    refuse(code: number) {
      sink.beforeAccept = () => {
        throw smtpError(code);
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

// As a program, which can be killed, it keeps mails in a folder: smtp-sink.ts <port> <folder>
if (import.meta.main) {
  const [port = "", folder = ""] = process.argv.slice(2);
  const sink = await startSmtpSink(Number(port));
  // Some kills come between delivery and acceptance.
  const moment = () => delay(Math.random() * 25);
  sink.beforeAccept = async (raw) => {
    const file = join(folder, randomUUID());
    await moment();
    // Once it has its name, the mail survives a crash.
    await writeFile(file, raw, { flush: true });
    await rename(file, `${file}.mail`);
    await moment();
  };
  process.stdout.write("listening\n");
}
