import "./stop-on-mistakes.ts";
import { dev } from "astro";
import { readMailConfig } from "../mail/config.ts";
import { startMailService } from "../mail/service.ts";
import { checkPorts, reachableHost, readPort } from "./ports.ts";
import { mailDestination } from "./start-inbox.ts";
import { aborted, stopSignal } from "./stop-signal.ts";

const stop = stopSignal();
const host = process.env.HOST || "127.0.0.1";

async function main(): Promise<void> {
  const port = readPort("PORT", 4321, host);
  const mailPort = readPort("MAIL_PORT", 4322, "127.0.0.1");
  const mail = mailDestination(host);
  await checkPorts([port, mailPort, ...mail.ports]);

  const endInbox = await mail.start();
  const config = readMailConfig(mail.env, process.cwd());
  const mailService = await startMailService(config, "127.0.0.1", mailPort.number);
  const site = await dev({ root: process.cwd(), logLevel: "warn", server: { host, port: port.number } });

  console.log(`The site is at http://${reachableHost(host)}:${port.number} and follows your changes`);
  console.log(mail.line);
  console.log("Press Ctrl-C to stop.");

  await aborted(stop);
  await site.stop();
  await mailService.close();
  endInbox();
}

try {
  await main();
  process.exit(0);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
