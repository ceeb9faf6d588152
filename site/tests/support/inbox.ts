import { formNames } from "@contractor/core/enquiry/fields.ts";
import { filesSubject } from "@contractor/core/enquiry/files.ts";
import { site } from "@contractor/core/facts.ts";
import PostalMime, { type Email } from "postal-mime";
import { inboxUrl } from "./addresses.ts";
import { expect } from "./test.ts";

interface Mail extends Required<Pick<Email, "subject" | "text" | "to" | "replyTo" | "date">> {
  id: string;
}

/** The only mail in the firm's inbox that is this one. */
async function onlyMail(isMeant: (mail: Mail) => boolean): Promise<Mail> {
  const found = async () =>
    ((await (await fetch(`${inboxUrl}/email`)).json()) as Mail[]).filter(isMeant);
  await expect.poll(found).toHaveLength(1);
  return (await found())[0] as Mail;
}

const recipients: readonly string[] = formNames.map((form) => site.data.sending[form].recipient);

/** The only mail to the firm about an enquiry, besides the mails with its files. */
export const onlyMailAbout = (reference: string) =>
  onlyMail(
    ({ text, subject, to }) =>
      text.includes(reference) &&
      subject !== filesSubject(reference) &&
      to.some(({ address = "" }) => recipients.includes(address)),
  );

export async function onlyFilesMailAbout(reference: string): Promise<Email> {
  const { id } = await onlyMail(({ subject }) => subject === filesSubject(reference));
  const response = await fetch(`${inboxUrl}/email/${id}/source`);
  return PostalMime.parse(Buffer.from(await response.arrayBuffer()));
}
