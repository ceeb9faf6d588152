import { fileRefusal } from "@contractor/core/enquiry/files.ts";
import type { Handler } from "hono";
import type { MailConfig } from "#config/config.ts";
import { dateOf, messageIdFor } from "#email/headers.ts";
import { enquiryKey } from "#enquiry/send-enquiry.ts";
import { parseCall } from "#enquiry/validate.ts";
import type { CallEnv } from "#http/call.ts";
import { HttpRefusal } from "#http/http-refusal.ts";
import type { Count } from "#http/limits.ts";
import { divideOverMails } from "#smtp/mail-size.ts";
import type { MailTransport } from "#smtp/transport.ts";
import { createIdempotency, type SharedStore } from "#store/store.ts";
import { filesKey, renderFilesMail } from "./email.ts";
import {
  type EnquiryFile,
  type FilesParams,
  readForm,
  textsSchema,
  validateFiles,
} from "./read-form.ts";

/** Handles the call that brings the files of an enquiry, and mails them to the firm. */
export function sendFiles(
  config: MailConfig,
  transport: MailTransport,
  store: SharedStore,
  countOfEveryone: Count,
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
        await countOfEveryone("all");
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
    return deliver(params, files).catch((error) => {
      if (transport.largestMail() < largest) {
        return deliver(params, files);
      }
      throw error;
    });
  }

  return async (c) => {
    const details = c.get("details");
    const form = await readForm(c.req);
    const params = parseCall(textsSchema, form.texts);
    details.enquiryNumber = params.reference;
    const files = validateFiles(form.files);
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
