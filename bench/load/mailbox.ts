import { hash, randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { link, rename, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { filesIn } from "../../mail/testing/files.ts";

/**
 * Delivers a mail durably: once this resolves it survives a crash. A second mail with the same Message-ID is
 * suppressed, as mail stores do, and only counted.
 */
export async function deliver(root: string, raw: Buffer): Promise<void> {
  const head = raw.subarray(0, raw.indexOf("\r\n\r\n")).toString();
  // With a long domain it stands on a line of its own.
  const messageId = /^message-id:\s*(\S+)/im.exec(head)?.[1] ?? randomUUID();
  const temporary = join(root, randomUUID());
  await writeFile(temporary, raw, { flush: true });
  try {
    // Unlike a rename, a link fails when the mail is there already.
    await link(temporary, join(root, `${hash("sha256", messageId)}.mail`));
    await unlink(temporary);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    await rename(temporary, `${temporary}.duplicate`);
  }
}

/** What was delivered to the mailbox in `root`. */
export async function readMailbox(root: string) {
  const enquiries = new Map<string, string>();
  const followers = new Map<string, string | undefined>();
  const references: string[] = [];
  /** Each file, by its enquiry's reference and its hash. */
  const files: string[] = [];
  for (const name of globSync("*.mail", { cwd: root })) {
    const mail = await PostalMime.parse(readFileSync(join(root, name)));
    const reference = /^Referentie: +(\S+)$/m.exec(mail.text ?? "")?.[1] ?? `no reference in ${name}`;
    if (mail.attachments.length === 0) {
      references.push(reference);
      enquiries.set(reference, mail.messageId ?? "");
    } else {
      followers.set(reference, mail.inReplyTo);
      for (const [, hash] of filesIn(mail)) files.push(`${reference} ${hash}`);
    }
  }
  return {
    references,
    files,
    /** References of mails with files that are no answer to their enquiry's mail. */
    astray: [...followers].flatMap(([reference, id]) => (id === enquiries.get(reference) ? [] : [reference])),
    duplicatesSuppressed: globSync("*.duplicate", { cwd: root }).length,
  };
}
