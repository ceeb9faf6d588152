import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { link, open, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseMail } from "../../mail/testing/parse-mail.ts";

/** Creates the folders of an empty mailbox in `root`. */
export function createMailbox(root: string): void {
  for (const folder of ["new", "tmp", "duplicates"]) mkdirSync(join(root, folder), { recursive: true });
}

/**
 * Delivers a mail durably: once this resolves it survives a crash. A second mail with the same Message-ID is
 * suppressed, as mail stores do, and only counted.
 */
export async function deliver(root: string, raw: Buffer): Promise<void> {
  const messageId = parseMail(raw.toString()).headers.get("message-id")?.[0] ?? randomUUID();
  const name = createHash("sha256").update(messageId).digest("hex");
  const temporary = join(root, "tmp", randomUUID());
  const file = await open(temporary, "wx");
  await file.writeFile(raw);
  await file.sync();
  await file.close();
  try {
    // Unlike a rename, a link fails when the mail is there already.
    await link(temporary, join(root, "new", name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    await writeFile(join(root, "duplicates", randomUUID()), "");
  }
  await unlink(temporary);
}

interface MailboxContent {
  /** The reference in each mail, one entry a mail. */
  references: string[];
  duplicatesSuppressed: number;
}

/** What was delivered to the mailbox in `root`. */
export function readMailbox(root: string): MailboxContent {
  const references = readdirSync(join(root, "new")).map((name) => {
    const { text } = parseMail(readFileSync(join(root, "new", name), "utf8"));
    return /^Referentie: +(\S+)$/m.exec(text)?.[1] ?? `no reference in ${name}`;
  });
  return { references, duplicatesSuppressed: readdirSync(join(root, "duplicates")).length };
}
