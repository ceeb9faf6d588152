import "./stop-on-mistakes.ts";
import { execa } from "execa";
import { startSiteServer } from "#deploy/server.ts";
import { checkPorts, portAt, reachableHost } from "./ports.ts";
import { mailDestination } from "./start-inbox.ts";
import { stop, stoppable, untilStopped } from "./until-stopped.ts";

/** Of the pictures, every so many are reported. */
const step = 50;

/**
 * Returns a function that turns the lines of a build's output into what a person who waits wants to
 * know: most become undefined.
 */
function buildProgress(): (line: string) => string | undefined {
  let pages = 0;
  return (line) => {
    if (line.includes("generating static routes")) {
      return "Making the pages …";
    }
    if (/├─ .*\.html|└─ .*\.html/.test(line)) {
      pages += 1;
    }
    const [, done, all] = /▶ .*\((\d+)\/(\d+)\)/.exec(line) ?? [];
    if (done === "1") {
      return `${pages} pages are made. Drawing ${all} pictures …`;
    }
    if (done && Number(done) % step === 0) {
      return `${done} of ${all} pictures are drawn`;
    }
    if (/\d+ page\(s\) built/.test(line)) {
      return "Making the editor and the mail service, and compressing all files …";
    }
    return undefined;
  };
}

async function build(): Promise<void> {
  console.error("Building the site …");
  const options = { all: true, reject: false, ...stoppable } as const;
  const building = execa("npm", ["run", "--silent", "build"], options);
  const progressAt = buildProgress();
  for await (const line of building.iterable({ from: "all" })) {
    const progress = progressAt(line);
    if (progress) {
      console.error(progress);
    }
  }
  const { failed, all } = await building;
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
  const server = await startSiteServer(process.cwd(), host, port.number, mail.env);
  console.log(`The site is at http://${reachableHost(host)}:${port.number}`);
  console.log(mail.line);
  console.log("Press Ctrl-C to stop.");
  return [() => server.close(), endInbox];
});
