import PostalMime, { type Email } from "postal-mime";
import { formNames } from "#contract/fields.ts";
import { filesSubject } from "#contract/files.ts";
import { site } from "#data/facts.ts";
import { inboxUrl } from "./addresses.ts";
import { expect } from "./test.ts";

interface Mail extends Required<Pick<Email, "subject" | "text" | "to" | "replyTo" | "date">> {
  id: string;
}

/** All mails in the firm's inbox, newest first. */
export const allMails = async () => (await (await fetch(`${inboxUrl}/email`)).json()) as Mail[];

export const filesMailsAbout = async (reference: string) =>
  (await allMails()).filter(({ subject }) => subject === filesSubject(reference));

const recipients: readonly string[] = formNames.map((form) => site.data.sending[form].recipient);

/** The only mail to the firm about an enquiry, besides the mails with its files. */
export async function onlyMailAbout(reference: string): Promise<Mail> {
  const enquiries = async () =>
    (await allMails()).filter(
      ({ text, subject, to }) =>
        text.includes(reference) &&
        subject !== filesSubject(reference) &&
        to.some(({ address = "" }) => recipients.includes(address)),
    );
  await expect.poll(enquiries).toHaveLength(1);
  return (await enquiries())[0] as Mail;
}

export async function onlyFilesMailAbout(reference: string): Promise<Email> {
  await expect.poll(() => filesMailsAbout(reference)).toHaveLength(1);
  return readMail((await filesMailsAbout(reference))[0]?.id ?? "");
}

export async function readMail(id: string): Promise<Email> {
  const response = await fetch(`${inboxUrl}/email/${id}/source`);
  return PostalMime.parse(Buffer.from(await response.arrayBuffer()));
}
