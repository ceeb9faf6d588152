import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import type { Site } from "#data/firm/site-schema.ts";
import { readMailEnvironment } from "#mail/config/environment.ts";
import { emailLayout } from "#mail/email/layout.ts";
import { createMailTransport } from "#mail/smtp/transport.ts";
import { withRefusal } from "#owner/editor/page/status-file.ts";
import { withHost } from "./host.ts";
import { readPlace, statusPath } from "./settings.ts";

const sendDeadlineMs = 30_000;

/** Lets the editor on the site say why what was saved is not online. A site may have no editor. */
async function noteOnline(why: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const place = readPlace(env);
  if (place?.kind === "release") {
    // The pages of the release that is online, which deploy/release.mjs has put there.
    const file = join(place.folder, "current", statusPath);
    if (existsSync(file)) {
      writeFileSync(file, await withRefusal(".", readFileSync(file, "utf8"), why));
    }
  } else if (place) {
    await withHost(place, async (host) => {
      const online = await host.read(statusPath);
      if (online) {
        await host.replace(statusPath, Buffer.from(await withRefusal(".", online, why)));
      }
    });
  }
}

/** What a file says, as far as it can be read. */
const factsIn = <Facts>(file: string): Partial<Facts> =>
  parseDocument(readFileSync(file, "utf8")).toJS() ?? {};

/** Mails the firm why what was saved is not online, through its own mail server. */
async function mailFirm(why: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { name = "uw website" } = factsIn<{ name: string }>("content/business.yaml");
  // Who gets the enquiries: a push may change the address in content/business.yaml, but not this.
  const to = factsIn<Site>("site.yaml").sending?.contact.recipient;
  if (!env.SMTP_URL || !to) {
    return;
  }
  const { smtpUrl, from } = readMailEnvironment(env);
  const sender = { name, address: from?.address ?? to };
  const transport = createMailTransport({ smtpUrl, sendDeadlineMs }, 1);
  try {
    await transport.send({
      from: sender,
      to,
      messageId: `<${randomUUID()}@${sender.address.split("@").at(-1)}>`,
      date: new Date(),
      ...emailLayout({
        subject: "Uw wijziging is niet geplaatst",
        heading: "De website is gebleven zoals hij was",
        body: [
          ...why,
          "Verbeter dit in het beheer en sla het op. Daarna komt alles online. Komt u er niet uit, stuur deze mail dan door aan wie de website voor u beheert.",
        ].join("\n\n"),
        footer: `Verstuurd door de website van ${name}.`,
      }),
    });
  } finally {
    await transport.close();
  }
}

/**
 * Tells the owner why what he saved is not online: in the editor on the site, and by mail. Where
 * one of them fails, the log says so and the other one is tried.
 */
export async function reportRefusal(why: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  for (const tell of [noteOnline, mailFirm]) {
    try {
      await tell(why, env);
    } catch (error) {
      console.error(`De eigenaar hoort dit niet langs deze weg: ${(error as Error).message}`);
    }
  }
}
