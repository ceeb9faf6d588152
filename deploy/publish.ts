import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { execa } from "execa";
import type { EditorConfig } from "#owner/editor/current-config.ts";
import { lock } from "./lock.mjs";
import { program } from "./publish/commands.ts";
import { folderOf, publishOnce } from "./publish/publish-once.ts";
import { sendEmails } from "./publish/send-emails.ts";

// Puts what was saved online, and mails the firm about it:
//   npm run publish -- /var/www/website --restart "systemctl restart website-mail"
// --all     also publishes what changes more than content
// --watch   runs a round every 20 seconds, until it is stopped
// --mail    only sends the waiting mails
// With PUBLISH_PING_URL, that address is called after each round that succeeded.
const { values, positionals } = parseArgs({
  options: {
    all: { type: "boolean", default: false },
    watch: { type: "boolean" },
    mail: { type: "boolean" },
    restart: { type: "string" },
  },
  allowPositionals: true,
});
const site = resolve(positionals[0] ?? "/var/www/website");
const secondsBetweenRounds = 20;
/** How long to wait for another round, which may install all packages and build from scratch. */
const lockWithinSeconds = 900;

async function restart(): Promise<void> {
  if (values.restart) {
    await execa("sh", ["-c", values.restart], { stdio: ["ignore", "inherit", "inherit"] });
  } else {
    console.log("Restart the mail service, so that it runs this release too.");
  }
}

/** Runs a round in a new process, since the one before may have changed the content. */
function roundInChild() {
  const args = [import.meta.filename, site];
  if (values.restart) {
    args.push("--restart", values.restart);
  }
  return execa(process.execPath, args, {
    stdio: "inherit",
    reject: false,
  });
}

async function configOf(folder: string): Promise<EditorConfig> {
  return JSON.parse(await program({ folder }, "deploy/publish/editor-config.ts"));
}

/** Calls the address of the watcher, which raises an alarm when no call has come for a while. */
async function ping(): Promise<void> {
  const url = process.env.PUBLISH_PING_URL;
  if (!url) {
    return;
  }
  try {
    await fetch(url, { signal: AbortSignal.timeout(10_000) });
  } catch (error) {
    console.error(`PUBLISH_PING_URL did not answer: ${(error as Error).message}`);
  }
}

async function publish(file: number): Promise<void> {
  try {
    const message = await publishOnce({
      project: process.cwd(),
      site,
      all: values.all,
      lock: file,
      restart,
      configOf,
    });
    if (message) {
      console.log(message);
    }
    await ping();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}

while (values.watch) {
  await roundInChild();
  await wait(secondsBetweenRounds * 1000);
}
try {
  const folder = folderOf(process.cwd());
  mkdirSync(folder, { recursive: true });
  const file = lock(join(folder, "lock"), lockWithinSeconds);
  if (!values.mail) {
    await publish(file);
  }
  // On a server a separate unit sends them, which has the password and builds nothing.
  await sendEmails(folder, process.env);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
