import { setTimeout as delay } from "node:timers/promises";
import { SMTPServer } from "smtp-server";

// A mail server that takes so many milliseconds for each mail, and keeps none: node waiting-sink.ts <port> <ms>
const [port = "", milliseconds = ""] = process.argv.slice(2);

const server = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  onData(stream, _session, callback) {
    stream.resume();
    stream.on("end", () => delay(Number(milliseconds)).then(() => callback()));
  },
});
server.on("error", () => {});
server.listen(Number(port), "127.0.0.1", () => process.stdout.write("listening\n"));
