import { randomUUID } from "node:crypto";
import type { Handler } from "hono";
import { fields, textFields } from "#contract/fields.ts";
import { countLinks, maxLinks, minElapsedMs } from "#contract/limits.ts";
import type { MailConfig } from "#mail/config/config.ts";
import { dateOf, messageIdFor } from "#mail/email/headers.ts";
import { readJson } from "#mail/http/body.ts";
import type { CallEnv } from "#mail/http/call.ts";
import type { Client } from "#mail/http/client.ts";
import { HttpRefusal } from "#mail/http/http-refusal.ts";
import type { SpendShare } from "#mail/http/rate-limit.ts";
import type { MailTransport } from "#mail/smtp/transport.ts";
import { createIdempotency } from "#mail/store/idempotency.ts";
import type { SharedStore } from "#mail/store/shared-store.ts";
import { renderMail } from "./email.ts";
import { type Enquiry, validate } from "./validate.ts";

/** Refuses (403) an enquiry, cleaned of what is invisible, that only a program would send. */
function refuseSpam(params: Enquiry["params"]): void {
  if (params.website !== "") {
    throw refusal("honeypot", "a field that people do not see was filled in");
  }
  const typed = textFields.map((field) => params[fields[field].param]);
  if (countLinks(typed.join("\n")) > maxLinks) {
    throw refusal("links", `the enquiry holds more than ${maxLinks} links`);
  }
  // The form always sends this number, so an enquiry without it does not come from the form.
  const isSlowEnough = Number(params.elapsed_ms ?? 0) >= minElapsedMs;
  if (!isSlowEnough) {
    throw refusal("too-fast", "the form was sent faster than people type");
  }
}

const refusal = (reason: string, text: string) =>
  new HttpRefusal(403, reason, `Refused as spam: ${text}`);

/** How long files may follow an enquiry: browsers keep them for thirty days. */
const filesFollowMs = 30 * 24 * 60 * 60 * 1_000;

/** The key by which the Message-ID of an enquiry's mail is stored, for the files that follow. */
export const enquiryKey = (enquiryNumber: string) => `enquiry ${enquiryNumber}`;

/** Handles the call that brings an enquiry, and mails it to the firm. */
export function sendEnquiry(
  config: MailConfig,
  transport: MailTransport,
  store: SharedStore,
  spendMails: SpendShare,
  /** Mails the visitor, once the firm has the enquiry; the call does not wait for it. */
  answerVisitor?: (enquiry: Enquiry, client: Client) => Promise<void>,
): Handler<CallEnv> {
  const once = createIdempotency(store);
  return async (c) => {
    const details = c.get("details");
    const { enquiry, differs } = validate(await readJson(c.req.raw, c.get("isScarce")), config);
    const { form, params, digest } = enquiry;
    const enquiryNumber = params.reference;
    const hasNumber = enquiryNumber !== "";
    details.template = form;
    if (hasNumber) {
      details.enquiryNumber = enquiryNumber;
    }
    if (differs.length > 0) {
      details.differs = differs.join(" ");
    }
    refuseSpam(params);
    const messageId = messageIdFor(hasNumber ? digest : randomUUID(), config.senderDomain);
    const isNew = await once(digest, hasNumber, async () => {
      const refund = await spendMails(c.get("client"), 1);
      const date = dateOf(params.sent_at, new Date());
      try {
        await transport.send({
          ...renderMail(enquiry, date, config),
          from: config.from,
          to: config.forms[form].recipient,
          messageId,
          date,
          // All enquiries have the same sender and subject, which would make one conversation.
          headers: { "X-Entity-Ref-ID": messageId },
        });
      } catch (error) {
        await refund();
        throw error;
      }
      if (hasNumber) {
        await store.set(enquiryKey(enquiryNumber), messageId, filesFollowMs);
      }
    });
    details.repeated = !isNew;
    if (isNew) {
      void answerVisitor?.(enquiry, c.get("client"));
    }
    return c.text("OK");
  };
}
