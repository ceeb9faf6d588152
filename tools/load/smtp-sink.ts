import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { SMTPServer } from "smtp-server";
import { deliver } from "./mailbox.ts";

// A process of its own, so that it can be killed: node smtp-sink.ts <port> <mailbox>
const [port = "", mailbox = ""] = process.argv.slice(2);

// Waits a moment before and after the delivery, so that some kills come between delivery and
// acceptance.
const moment = () => delay(Math.random() * 25);

const server = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  onData(stream, _session, callback) {
    const keep = async (mail: Buffer) => {
      await moment();
      await deliver(mailbox, mail);
      await moment();
    };
    buffer(stream)
      .then(keep)
      .then(() => callback(), callback);
  },
});
// The mail service is killed too, so a broken connection is not an error here.
server.on("error", () => {});
server.listen(Number(port), "127.0.0.1", () => process.stdout.write("listening\n"));
