import { hash } from "node:crypto";
import { answerableAddress } from "@contractor/core/enquiry/email-address.ts";
import { filesSubject } from "@contractor/core/enquiry/files.ts";
import type { MailConfig } from "#config/config.ts";
import { emailLayout } from "#email/layout.ts";
import { rowsOf } from "#enquiry/rows.ts";
import type { EnquiryFile, FilesParams } from "./read-form.ts";

/** A key that identifies these files of this enquiry, whatever call they come in. */
export function filesKey(enquiryNumber: string, files: readonly EnquiryFile[]): string {
  const hashes = files.map(({ content }) => hash("sha256", content)).sort();
  return hash("sha256", JSON.stringify([enquiryNumber, hashes]));
}

const namesOf = (files: readonly EnquiryFile[]) => files.map(({ filename }) => filename);

const notTaken =
  "Niet meegekomen, omdat uw mailserver zo'n grote mail niet aanneemt. De bezoeker ziet dat op de website. Vraag er anders om:";

/**
 * The mail with files that belong to an enquiry, in the conversation of the enquiry's mail. It
 * names the files that the mail server does not take.
 */
export function renderFilesMail(
  { reference: enquiryNumber, name, email }: FilesParams,
  files: readonly EnquiryFile[],
  leftOut: readonly EnquiryFile[],
  { firmName, labels }: Pick<MailConfig, "firmName" | "labels">,
) {
  const address = answerableAddress(email);
  const note = address
    ? "als u deze mail beantwoordt, gaat uw antwoord naar de bezoeker"
    : "beantwoord die mail om de bezoeker te bereiken";
  const subject = filesSubject(enquiryNumber);
  const missing = leftOut.length > 0 ? [notTaken, ...namesOf(leftOut)] : [];
  return {
    ...emailLayout({
      subject,
      title: subject,
      lead: name,
      parts: [
        {
          heading: files.length > 0 ? "Bestanden in deze mail" : "Bestanden",
          text: [...namesOf(files), ...missing].join("\n"),
        },
        { rows: rowsOf({ email, reference: enquiryNumber }, labels).moreRows, isSmall: true },
      ],
      footer: `Deze bestanden horen bij aanvraag ${enquiryNumber}; ${note}. Verstuurd via de website van ${firmName}.`,
    }),
    replyTo: address ? { name, address } : undefined,
    attachments: files.map(({ number, name: _posted, ...attachment }) => attachment),
  };
}
