import { maxRequestBytes } from "../../contract/params.ts";
import { InFlight } from "../http/access.ts";
import type { Seen } from "../http/handler.ts";
import type { MailConfig } from "../config/config.ts";
import { readEnquiry } from "./validate.ts";
import type { Memory } from "../dedupe/dedupe-store.ts";
import { dateOf, messageIdOf, OnceOnly } from "../dedupe/idempotency.ts";
import { readJson } from "../http/body.ts";
import { refuseSpam } from "./spam.ts";
import { renderMail } from "./email.ts";
import type { MailTransport } from "../smtp/transport.ts";

/** Under which the Message-ID of an enquiry's mail is kept in memory, for the files that follow it. */
export const mailOf = (reference: string) => `mail ${reference}`;

/** The call that brings an enquiry: resolves to whether it was a repeat. */
export function enquiryCall(config: MailConfig, transport: MailTransport, memory: Memory) {
  const once = new OnceOnly(memory);
  const inFlight = new InFlight(config.maxInFlight);
  return (request: Request, seen: Seen): Promise<boolean> =>
    inFlight.run(async () => {
      const enquiry = readEnquiry(await readJson(request, maxRequestBytes), config);
      const { form, params, digest } = enquiry;
      seen.template = form;
      seen.reference = params.reference || undefined;
      refuseSpam(enquiry);
      const messageId = messageIdOf(enquiry, config.senderDomain);
      const sent = await once.run(digest, params.reference !== "", async () => {
        await transport.send({
          ...renderMail(enquiry, config),
          from: config.from,
          to: config.forms[form].recipient,
          messageId,
          date: dateOf(params.sent_at, new Date()),
        });
        if (params.reference !== "") await memory.set(mailOf(params.reference), messageId);
      });
      return !sent;
    });
}
