import { maxFilesRequestBytes } from "#contract/files.ts";
import type { MailConfig } from "#mail/config/config.ts";
import type { DedupeStore } from "#mail/dedupe/dedupe-store.ts";
import { createIdempotency, dateOf, messageIdFor } from "#mail/dedupe/idempotency.ts";
import { mailOf } from "#mail/enquiry/send-enquiry.ts";
import type { Call } from "#mail/http/handler.ts";
import { Refusal } from "#mail/http/response.ts";
import type { MailTransport } from "#mail/smtp/transport.ts";
import { deliverFiles } from "./deliver.ts";
import { filesKey, renderFilesMail } from "./email.ts";
import { readForm } from "./form-body.ts";
import { type Texts, tooLargeTogether } from "./form-parts.ts";
import { createRoom } from "./room.ts";
import { type EnquiryFile, type FilesParams, validateFiles, validateTexts } from "./validate.ts";

/** Handles the call that brings the files of an enquiry; it is a repeat when all of them were. */
export function sendFiles(
  config: MailConfig,
  transport: MailTransport,
  dedupe: DedupeStore,
): Call["handle"] {
  const once = createIdempotency(dedupe);
  const inRoom = createRoom(config.uploads);

  async function send(params: FilesParams, files: readonly EnquiryFile[]): Promise<void> {
    const { reference, enquiry_digest: digest } = params;
    const { from, senderDomain } = config;
    // The enquiry's own mail, where the browser or this service knows it.
    const enquiryMail =
      digest === "" ? await dedupe.get(mailOf(reference)) : messageIdFor(digest, senderDomain);
    await transport.send({
      ...renderFilesMail(params, files, config),
      from,
      to: config.forms.quote.recipient,
      messageId: messageIdFor(filesKey(reference, files), senderDomain),
      ...(enquiryMail && { inReplyTo: enquiryMail, references: enquiryMail }),
      date: dateOf(params.sent_at, new Date()),
    });
  }

  return async (request, seen, client) => {
    const announced = Number(request.headers.get("content-length") ?? maxFilesRequestBytes);
    if (announced > maxFilesRequestBytes) {
      throw new Refusal(413, "too-large", tooLargeTogether);
    }
    return inRoom(client.network, announced, async (hold) => {
      const check = (texts: Texts) => {
        const params = validateTexts(texts, config);
        seen.reference = params.reference;
        return params;
      };
      const { params, files: posted } = await readForm(request, config.filesPace, check, hold);
      const files = await validateFiles(posted);
      seen.files = files.length;
      seen.bytes = files.reduce((sum, { size }) => sum + size, 0);
      const { reference } = params;
      const sent = await once(filesKey(reference, files), true, () =>
        deliverFiles(reference, files, dedupe, (some) => send(params, some)),
      );
      return !sent;
    });
  };
}
