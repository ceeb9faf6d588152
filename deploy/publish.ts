import { randomUUID } from "node:crypto";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { execa } from "execa";
import { business } from "#data/business/business.ts";
import { site } from "#data/business/site.ts";
import { currentConfig } from "#editor/current-config.ts";
import { readMailConfig } from "#mail/config/config.ts";
import { emailLayout } from "#mail/enquiry/email-layout.ts";
import { createMailTransport } from "#mail/smtp/transport.ts";
import { mailSettings } from "#server/mail-settings.ts";
import { run } from "./publish/commands.ts";
import { publishOnce } from "./publish/publish-once.ts";
import type { Email } from "./publish/state.ts";

// Puts what was saved online: npm run publish -- /var/www/website [--watch] [--restart "systemctl
// restart website-mail"]
const { values, positionals } = parseArgs({
  options: { watch: { type: "boolean" }, restart: { type: "string" } },
  allowPositionals: true,
});
const [folder] = positionals;
const secondsBetween = 20;

/** Mails the firm; without a mail server it is said in the log. */
async function tell({ subject, heading, body }: Email): Promise<void> {
  if (!process.env["SMTP_URL"]) {
    console.log(`SMTP_URL is not set, so nobody is mailed:\n${subject}\n${body}`);
    return;
  }
  const config = readMailConfig(process.env, mailSettings(process.cwd()));
  const transport = createMailTransport(config);
  const footer = `Verstuurd door de website van ${business.name}.`;
  try {
    await transport.send({
      from: config.from,
      to: business.email,
      messageId: `<${randomUUID()}@${config.senderDomain}>`,
      date: new Date(),
      ...emailLayout({ subject, rows: [], heading, body, footer }),
    });
  } finally {
    await transport.close();
  }
}

async function restart(): Promise<void> {
  if (values.restart) {
    await run(process.cwd(), "sh", "-c", values.restart);
  } else {
    console.log("The mail service has to be restarted to take over what changed.");
  }
}

/** A round in a process of its own: the one before may have brought other code and content. */
function roundInChild(into: string) {
  const args = [into, ...(values.restart ? ["--restart", values.restart] : [])];
  return execa(process.execPath, [import.meta.filename, ...args], {
    stdio: "inherit",
    reject: false,
  });
}

try {
  if (!folder) {
    throw new Error("Say where the site is: npm run publish -- /var/www/website");
  }
  const into = resolve(folder);
  while (values.watch) {
    await roundInChild(into);
    await wait(secondsBetween * 1000);
  }
  const project = process.cwd();
  const { branch } = site.editor;
  const done = await publishOnce({
    project,
    site: into,
    branch,
    restart,
    tell,
    config: currentConfig(),
  });
  if (done) {
    console.log(done);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
