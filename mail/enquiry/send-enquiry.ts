import { randomUUID } from "node:crypto";
import { maxRequestBytes } from "#contract/params.ts";
import type { MailConfig } from "#mail/config/config.ts";
import type { DedupeStore } from "#mail/dedupe/dedupe-store.ts";
import { createIdempotency, dateOf, messageIdFor } from "#mail/dedupe/idempotency.ts";
import { readJson } from "#mail/http/body.ts";
import type { Call } from "#mail/http/handler.ts";
import type { MailTransport } from "#mail/smtp/transport.ts";
import { renderMail } from "./email.ts";
import { validate } from "./validate.ts";

/** Under which the Message-ID of an enquiry's mail is remembered, for the files that follow it. */
export const mailOf = (reference: string) => `mail ${reference}`;

export function sendEnquiry(
  config: MailConfig,
  transport: MailTransport,
  dedupe: DedupeStore,
): Call["handle"] {
  const once = createIdempotency(dedupe);
  return async (request, seen) => {
    const enquiry = validate(await readJson(request, maxRequestBytes), config, seen);
    const { form, params, digest } = enquiry;
    const { reference } = params;
    const messageId = messageIdFor(reference === "" ? randomUUID() : digest, config.senderDomain);
    const sent = await once(digest, reference !== "", async () => {
      await transport.send({
        ...renderMail(enquiry, config),
        from: config.from,
        to: config.forms[form].recipient,
        messageId,
        date: dateOf(params.sent_at, new Date()),
      });
      if (reference !== "") {
        await dedupe.set(mailOf(reference), messageId);
      }
    });
    return !sent;
  };
}
