import type { Handler } from "hono";
import { fileRefusal } from "#contract/files.ts";
import type { MailConfig } from "#mail/config/config.ts";
import { dateOf, messageIdFor } from "#mail/email/headers.ts";
import { enquiryKey } from "#mail/enquiry/send-enquiry.ts";
import { parseCall } from "#mail/enquiry/validate.ts";
import type { CallEnv } from "#mail/http/call.ts";
import { HttpRefusal } from "#mail/http/http-refusal.ts";
import { pointsFor, type Spend } from "#mail/http/limits.ts";
import { DeliveryError } from "#mail/smtp/delivery-error.ts";
import { divideOverMails } from "#mail/smtp/mail-size.ts";
import type { MailTransport } from "#mail/smtp/transport.ts";
import { createIdempotency, type SharedStore } from "#mail/store/store.ts";
import { filesKey, renderFilesMail } from "./email.ts";
import {
  type EnquiryFile,
  type FilesParams,
  readForm,
  sizeOf,
  textsSchema,
  validateFiles,
} from "./read-form.ts";

/** Handles the call that brings the files of an enquiry, and mails them to the firm. */
export function sendFiles(
  config: MailConfig,
  transport: MailTransport,
  store: SharedStore,
  spendOfEveryone: Spend,
): Handler<CallEnv> {
  const once = createIdempotency(store, config.filesDeadlineMs);

  /** Sends each mail once. Resolves to whether any was sent, and the files that no mail takes. */
  async function deliver(params: FilesParams, files: readonly EnquiryFile[]) {
    const { reference: enquiryNumber } = params;
    const enquiryMail = await store.get(enquiryKey(enquiryNumber));
    const { mails, leftOut } = divideOverMails(files, transport.largestMail());
    const batches = mails.length > 0 ? mails : [[]];
    let isNew = false;
    for (const [index, batch] of batches.entries()) {
      const notTaken = index === 0 ? leftOut : [];
      const key = filesKey(enquiryNumber, batch.length > 0 ? batch : leftOut);
      const isSent = await once(key, async () => {
        await spendOfEveryone("all", pointsFor(sizeOf(batch)));
        await transport.send({
          ...renderFilesMail(params, batch, notTaken, config),
          from: config.from,
          to: config.forms.quote.recipient,
          messageId: messageIdFor(key, config.senderDomain),
          inReplyTo: enquiryMail,
          references: enquiryMail,
          date: dateOf(params.sent_at, new Date()),
        });
      });
      isNew ||= isSent;
    }
    return { isNew, leftOut };
  }

  /** The same once more, where the server only now says that it takes less than it was sent. */
  async function deliverAsTaken(params: FilesParams, files: readonly EnquiryFile[]) {
    const largest = transport.largestMail();
    try {
      return await deliver(params, files);
    } catch (error) {
      const isTooLarge = error instanceof DeliveryError && error.isTooLarge;
      if (isTooLarge && transport.largestMail() < largest) {
        return deliver(params, files);
      }
      throw error;
    }
  }

  return async (c) => {
    const details = c.get("details");
    const form = await readForm(c.req);
    const params = parseCall(textsSchema, form.texts);
    details.enquiryNumber = params.reference;
    const files = validateFiles(form.files);
    details.files = files.length;
    details.bytes = sizeOf(files);
    const { isNew, leftOut } = await deliverAsTaken(params, files);
    details.repeated = !isNew;
    if (leftOut.length > 0) {
      const reason = "is larger than the mail server takes";
      const refusals = leftOut.map(({ number, name }) => fileRefusal(number, name, reason));
      throw new HttpRefusal(413, "too-large-for-mail", refusals.join("\n"));
    }
    return c.text("OK");
  };
}
