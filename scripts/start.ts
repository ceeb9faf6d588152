import "./stop-on-mistakes.ts";
import { startSiteServer } from "@contractor/deploy/server.ts";
import { execa } from "execa";
import { mailDestination } from "./inbox.ts";
import { checkPorts, portAt, reachableHost } from "./ports.ts";
import { stop, stoppable, untilStopped } from "./until-stopped.ts";

async function build(): Promise<void> {
  console.error("Building the site. The first time, its pictures take a minute …");
  const env = { QUICK_PICTURES: "1" };
  const options = { env, all: true, reject: false, ...stoppable } as const;
  const { failed, all } = await execa("npm", ["run", "--silent", "build"], options);
  if (failed && !stop.aborted) {
    throw new Error(`${all}\nThe site could not be built; the reason is above.`);
  }
}

await untilStopped(async () => {
  const host = process.env.HOST || "127.0.0.1";
  const port = portAt("PORT", 4321, host);
  const mail = mailDestination(host);
  await checkPorts([port, ...mail.ports]);
  await build();
  if (stop.aborted) {
    return [];
  }
  const endInbox = await mail.start();
  const server = await startSiteServer(host, port.number, mail.env);
  console.log(`The site is at http://${reachableHost(host)}:${port.number}`);
  console.log(mail.line);
  console.log("Press Ctrl-C to stop.");
  return [() => server.close(), endInbox];
});
