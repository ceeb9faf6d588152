import { maxFilesRequestBytes } from "../../contract/files.ts";
import type { Call } from "../http/handler.ts";
import type { MailConfig } from "../config/config.ts";
import { mailOf } from "../enquiry/send-enquiry.ts";
import { readFiles, type EnquiryFile, type EnquiryFiles } from "./validate.ts";
import { deliverFiles } from "./deliver.ts";
import { filesKey, renderFilesMail } from "./email.ts";
import { readForm } from "./form-body.ts";
import { tooLargeTogether } from "./form-parts.ts";
import type { DedupeStore } from "../dedupe/dedupe-store.ts";
import { dateOf, messageIdFor, Idempotency } from "../dedupe/idempotency.ts";
import { Refusal } from "../http/response.ts";
import { collectGarbage } from "./gc.ts";
import type { MailTransport } from "../smtp/transport.ts";
import { Uploads } from "./uploads.ts";

/** Handles the call that brings the files of an enquiry; it is a repeat when all of them were. */
export function sendFiles(config: MailConfig, transport: MailTransport, dedupe: DedupeStore): Call["handle"] {
  const once = new Idempotency(dedupe);
  const uploads = new Uploads(config.uploads);

  async function send(upload: EnquiryFiles, files: readonly EnquiryFile[]): Promise<void> {
    const enquiryMail = await mailIdOf(upload);
    await transport.send({
      ...renderFilesMail(upload, files, config),
      from: config.from,
      to: config.forms.quote.recipient,
      messageId: messageIdFor(filesKey(upload.reference, files), config.senderDomain),
      ...(enquiryMail && { inReplyTo: enquiryMail, references: enquiryMail }),
      date: dateOf(upload.sentAt, new Date()),
    });
  }

  /** The Message-ID of the enquiry's own mail, where the browser or this service knows it. */
  async function mailIdOf({ reference, digest }: EnquiryFiles): Promise<string | undefined> {
    return digest === "" ? dedupe.get(mailOf(reference)) : messageIdFor(digest, config.senderDomain);
  }

  return async (request, seen) => {
    const announced = Number(request.headers.get("content-length") ?? maxFilesRequestBytes);
    if (announced > maxFilesRequestBytes) throw new Refusal(413, "too-large", tooLargeTogether);
    const handled = uploads.run(announced, async () => {
      const upload = await readFiles(await readForm(request, config.filesPace), config);
      const { reference, files } = upload;
      seen.reference = reference;
      seen.files = files.length;
      seen.bytes = files.reduce((sum, { size }) => sum + size, 0);
      const sent = await once.run(filesKey(reference, files), true, () =>
        deliverFiles(reference, files, dedupe, (some) => send(upload, some)),
      );
      return !sent;
    });
    return handled.finally(collectGarbage);
  };
}
