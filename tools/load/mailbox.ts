import { randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { filesIn } from "#tests/support/files.ts";

/** Stores a mail. Once this resolves, the mail survives a crash. */
export async function deliver(root: string, raw: Buffer): Promise<void> {
  const temporary = join(root, randomUUID());
  await writeFile(temporary, raw, { flush: true });
  await rename(temporary, `${temporary}.mail`);
}

/**
 * The mails in the mailbox in `root`. A second mail with the same Message-ID is dropped, as mail
 * servers do, and only counted.
 */
export async function readMailbox(root: string) {
  const references: string[] = [];
  /** Each file, by the number of its enquiry and its hash. */
  const files: string[] = [];
  const answers: string[] = [];
  const names = globSync("*.mail", { cwd: root });
  const seen = new Set<string>();
  for (const name of names) {
    const mail = await PostalMime.parse(readFileSync(join(root, name)));
    const messageId = mail.messageId ?? name;
    if (seen.has(messageId)) {
      continue;
    }
    seen.add(messageId);
    if (mail.headers.some(({ key }) => key === "auto-submitted")) {
      answers.push(mail.to?.[0]?.address ?? "");
      continue;
    }
    const reference =
      /^Referentie: +(\S+)$/m.exec(mail.text ?? "")?.[1] ?? `no reference in ${name}`;
    if (mail.attachments.length === 0) {
      references.push(reference);
    } else {
      for (const [, hash] of filesIn(mail)) {
        files.push(`${reference} ${hash}`);
      }
    }
  }
  return {
    references,
    files,
    answers,
    duplicatesSuppressed: names.length - seen.size,
  };
}
