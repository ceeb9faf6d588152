import { randomUUID } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

// A process of its own, so that it can be killed: node smtp-sink.ts <port> <mailbox>
const [port = "", mailbox = ""] = process.argv.slice(2);

// Some kills come between delivery and acceptance.
const moment = () => delay(Math.random() * 25);

/** Once this resolves, the mail survives a crash. */
async function deliver(mail: Buffer): Promise<void> {
  const file = join(mailbox, randomUUID());
  await moment();
  await writeFile(file, mail, { flush: true });
  await rename(file, `${file}.mail`);
  await moment();
}

const server = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  onData(stream, _session, callback) {
    buffer(stream)
      .then(deliver)
      .then(() => callback(), callback);
  },
});
// The mail service is killed too, so a broken connection is not an error here.
server.on("error", () => {});
server.listen(Number(port), "127.0.0.1", () => process.stdout.write("listening\n"));
