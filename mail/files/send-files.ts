import type { Context, Handler } from "hono";
import type { MailConfig } from "#mail/config/config.ts";
import { dateOf, messageIdFor } from "#mail/email/headers.ts";
import { enquiryKey } from "#mail/enquiry/send-enquiry.ts";
import { stoppingRefusal } from "#mail/http/body.ts";
import type { CallEnv } from "#mail/http/call.ts";
import type { Client } from "#mail/http/client.ts";
import type { SpendShare } from "#mail/http/rate-limit.ts";
import type { MailTransport } from "#mail/smtp/transport.ts";
import { createIdempotency } from "#mail/store/idempotency.ts";
import type { SharedStore } from "#mail/store/shared-store.ts";
import { deliverFiles } from "./deliver.ts";
import { filesKey, renderFilesMail } from "./email.ts";
import { readForm } from "./form-body.ts";
import type { Texts } from "./form-parts.ts";
import { type EnquiryFile, type FilesParams, validateFiles, validateTexts } from "./validate.ts";

/**
 * Files of an enquiry that the service does not remember count for this many times their size.
 * Either the service was restarted since, or that enquiry was never sent.
 */
const unknownEnquiryFactor = 3;

/** The shares of a client: of mails, of bytes that are mailed, and of bytes that it sends. */
type FilesShares = Record<"spendMails" | "spendBytes" | "spendUploads", SpendShare>;

const sizeOf = (files: readonly EnquiryFile[]) =>
  files.reduce((sum, { content }) => sum + content.length, 0);

/** Handles the call that brings the files of an enquiry, and mails them to the firm. */
export function sendFiles(
  config: MailConfig,
  transport: MailTransport,
  store: SharedStore,
  { spendMails, spendBytes, spendUploads }: FilesShares,
  stopping?: AbortSignal,
): Handler<CallEnv> {
  const once = createIdempotency(store);

  async function mail(params: FilesParams, files: readonly EnquiryFile[], client: Client) {
    const { reference: enquiryNumber, enquiry_digest: digest } = params;
    const { from, senderDomain } = config;
    const rememberedMail = await store.get(enquiryKey(enquiryNumber));
    // The browser knows the enquiry's mail too, by its digest.
    const enquiryMail = digest === "" ? rememberedMail : messageIdFor(digest, senderDomain);
    const cost = sizeOf(files) * (rememberedMail === undefined ? unknownEnquiryFactor : 1);
    const refundMail = await spendMails(client, 1);
    let refundBytes = async () => {};
    try {
      refundBytes = await spendBytes(client, cost);
      const message = {
        ...renderFilesMail(params, files, config),
        from,
        to: config.forms.quote.recipient,
        messageId: messageIdFor(filesKey(enquiryNumber, files), senderDomain),
        inReplyTo: enquiryMail,
        references: enquiryMail,
        date: dateOf(params.sent_at, new Date()),
      };
      await transport.send(message, stopping);
    } catch (error) {
      await refundMail();
      await refundBytes();
      throw stopping?.aborted ? stoppingRefusal() : error;
    }
  }

  /** Reads a form. What came in of it is counted, also when the rest never comes. */
  async function receive<Params>(c: Context<CallEnv>, check: (texts: Texts) => Params) {
    const client = c.get("client");
    const refund = await spendUploads(client, Number(c.req.header("content-length")));
    let bytes = 0;
    const count = (more: number) => {
      bytes += more;
    };
    try {
      return await readForm(c.req.raw, config.uploadPace, check, count, stopping);
    } catch (error) {
      await refund();
      await spendUploads(client, bytes).catch(() => {});
      throw error;
    }
  }

  return async (c) => {
    const details = c.get("details");
    const check = (texts: Texts) => {
      const params = validateTexts(texts);
      details.enquiryNumber = params.reference;
      return params;
    };
    const form = await receive(c, check);
    const files = validateFiles(form.files);
    details.files = files.length;
    details.bytes = sizeOf(files);
    const enquiryNumber = form.params.reference;
    const isNew = await once(filesKey(enquiryNumber, files), true, () =>
      deliverFiles(enquiryNumber, files, store, (batch) =>
        mail(form.params, batch, c.get("client")),
      ),
    );
    details.repeated = !isNew;
    return c.text("OK");
  };
}
