import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Site } from "#data/firm/site-schema.ts";
import { readMailEnvironment } from "#mail/config/environment.ts";
import { emailLayout } from "#mail/email/layout.ts";
import { createMailTransport } from "#mail/smtp/transport.ts";
import { withRefusal } from "#owner/editor/page/status-file.ts";
import { withTarget } from "./open-target.ts";
import { statusPath } from "./parts.ts";
import { type Destination, destinationOf, readKept } from "./settings.ts";
import type { Target } from "./target.ts";
import { folderOf } from "./upload.ts";

const sendDeadlineMs = 30_000;

/** Lets the editor on the site say why what was saved is not online. A site may have no editor. */
async function noteIn(target: Target, path: string, why: readonly string[]): Promise<void> {
  const online = await target.read(path);
  if (online) {
    await target.write(path, Buffer.from(await withRefusal(".", online.toString(), why)));
  }
}

/** The pages of the release that is online, which deploy/release.mjs has put there. */
const releasedSite = (folder: string) => join(folder, "current/site");

/** The same at the place where the site is. */
async function noteRefusal(to: Destination, why: readonly string[]): Promise<void> {
  if (to.kind === "release" && !existsSync(releasedSite(to.folder))) {
    return;
  }
  if (to.kind === "release") {
    const site: Destination = { kind: "folder", folder: releasedSite(to.folder) };
    await withTarget(site, (target) => noteIn(target, statusPath, why));
    return;
  }
  await withTarget(to, async (target) => {
    const folder = await folderOf(target);
    if (folder) {
      await noteIn(target, `${folder}/${statusPath}`, why);
    }
  });
}

/** What a file says, which may have mistakes elsewhere. */
function factsIn<Facts>(file: string): Partial<Facts> {
  try {
    return parse(readFileSync(file, "utf8")) ?? {};
  } catch {
    return {};
  }
}

/**
 * Who gets the enquiries: a push may change the address in content/business.yaml, but not the
 * site.yaml that is read here.
 */
const recipient = () => factsIn<Site>("site.yaml").sending?.contact.recipient;

/** Mails the firm why what was saved is not online, through its own mail server. */
async function mailRefusal(why: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { name = "uw website" } = factsIn<{ name: string }>("content/business.yaml");
  const to = recipient();
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
  const ways = [
    async () => {
      const kept = readKept(env);
      if (kept) {
        await noteRefusal(destinationOf(kept), why);
      }
    },
    () => mailRefusal(why, env),
  ];
  for (const tell of ways) {
    try {
      await tell();
    } catch (error) {
      console.error(`De eigenaar hoort dit niet langs deze weg: ${(error as Error).message}`);
    }
  }
}
