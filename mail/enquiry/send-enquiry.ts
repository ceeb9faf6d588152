import { randomUUID } from "node:crypto";
import { fields, textFields } from "@contractor/core/enquiry/fields.ts";
import {
  countLinks,
  maxLinks,
  minElapsedMs,
  sameEnquiryMs,
} from "@contractor/core/enquiry/limits.ts";
import type { Handler } from "hono";
import type { MailConfig } from "#config/config.ts";
import { dateOf, messageIdFor } from "#email/headers.ts";
import type { CallEnv } from "#http/call.ts";
import { HttpRefusal } from "#http/http-refusal.ts";
import type { Count } from "#http/limits.ts";
import type { MailTransport } from "#smtp/transport.ts";
import { createIdempotency, type SharedStore } from "#store/store.ts";
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

/** The key by which the Message-ID of an enquiry's mail is stored, for the files that follow. */
export const enquiryKey = (enquiryNumber: string) => `enquiry ${enquiryNumber}`;

/** Answers a visitor whose enquiry the firm has. No part of the call: it never rejects. */
export type AnswerVisitor = (enquiry: Enquiry) => Promise<void>;

/** Handles the call that brings an enquiry, and mails it to the firm. */
export function sendEnquiry(
  config: MailConfig,
  transport: MailTransport,
  store: SharedStore,
  countOfEveryone: Count,
  answerVisitor: AnswerVisitor,
): Handler<CallEnv> {
  const once = createIdempotency(store, config.sendDeadlineMs);
  return async (c) => {
    const details = c.get("details");
    const body = await c.req.json().catch(() => {
      throw new HttpRefusal(400, "malformed-json", "The request body is not valid JSON");
    });
    const enquiry = validate(body, config);
    const { form, params, digest } = enquiry;
    const enquiryNumber = params.reference;
    details.enquiryNumber = enquiryNumber || undefined;
    refuseSpam(params);
    // Without a number, nobody can tell a repeat from another enquiry.
    const key = enquiryNumber === "" ? randomUUID() : digest;
    const messageId = messageIdFor(key, config.senderDomain);
    const isNew = await once(key, async () => {
      await countOfEveryone("all");
      const date = dateOf(params.sent_at, new Date());
      await transport.send({
        ...renderMail(enquiry, date, config),
        from: config.from,
        to: config.forms[form].recipient,
        messageId,
        date,
        // All enquiries have the same sender and subject, which would make one conversation.
        headers: { "X-Entity-Ref-ID": messageId },
      });
      await store.set(enquiryKey(enquiryNumber), messageId, sameEnquiryMs);
    });
    details.repeated = !isNew;
    if (isNew) {
      void answerVisitor(enquiry);
    }
    return c.text("OK");
  };
}
