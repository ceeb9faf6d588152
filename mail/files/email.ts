import { hash } from "node:crypto";
import { answerableAddress } from "#contract/email-address.ts";
import { filesSubject } from "#contract/files.ts";
import { filesInfo } from "#contract/params.ts";
import type { MailConfig } from "#mail/config/config.ts";
import { emailLayout } from "#mail/email/layout.ts";
import { rowsOf } from "#mail/enquiry/rows.ts";
import type { EnquiryFile, FilesParams } from "./validate.ts";

/** A key that identifies these files of this enquiry, whatever call they come in. */
export function filesKey(enquiryNumber: string, files: readonly EnquiryFile[]): string {
  const hashes = files.map((file) => file.hash).sort();
  return hash("sha256", JSON.stringify([enquiryNumber, hashes]));
}

/** The size of a file: "2,4 MB", or "83 kB" below a megabyte. */
function sizeText(bytes: number): string {
  const number = new Intl.NumberFormat("nl-NL", { maximumSignificantDigits: 2 });
  if (bytes < 1e6) {
    return `${number.format(Math.max(1, bytes / 1e3))} kB`;
  }
  return `${number.format(bytes / 1e6)} MB`;
}

/** The mail with files that belong to an enquiry, in the conversation of the enquiry's mail. */
export function renderFilesMail(
  params: FilesParams,
  files: readonly EnquiryFile[],
  { firmName, labels }: Pick<MailConfig, "firmName" | "labels">,
) {
  const { reference: enquiryNumber, name, email } = params;
  const address = answerableAddress(email);
  const isAnswerable = address !== undefined;
  const subject = filesSubject(enquiryNumber);
  const body = files.map(({ filename, content }) => `${filename} (${sizeText(content.length)})`);
  const note = isAnswerable
    ? "als u deze mail beantwoordt, gaat uw antwoord naar de bezoeker"
    : "beantwoord die mail om de bezoeker te bereiken";
  const footer = `Deze bestanden horen bij aanvraag ${enquiryNumber}; ${note}. Verstuurd via de website van ${firmName}.`;
  return {
    ...emailLayout({
      subject,
      lead: name,
      heading: "Bestanden in deze mail",
      body: body.join("\n"),
      moreRows: rowsOf({ ...params, files_info: filesInfo(files.length) }, labels).moreRows,
      footer,
    }),
    replyTo: isAnswerable ? { name, address } : undefined,
    attachments: files.map(({ filename, contentType, content }) => {
      return { filename, contentType, content, size: content.length };
    }),
  };
}
