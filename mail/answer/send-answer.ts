import { hash } from "node:crypto";
import { answerableAddress } from "@contractor/core/enquiry/email-address.ts";
import { enquiryNumberForm } from "@contractor/core/enquiry/identity.ts";
import type { MailConfig } from "#config/config.ts";
import type { AnswerWords } from "#config/site-settings.ts";
import { messageIdFor } from "#email/headers.ts";
import type { AnswerVisitor } from "#enquiry/send-enquiry.ts";
import type { Enquiry } from "#enquiry/validate.ts";
import { HttpRefusal } from "#http/http-refusal.ts";
import { createLimit, type Limit } from "#http/limits.ts";
import { failureDetails, type Log } from "#http/log.ts";
import type { MailTransport } from "#smtp/transport.ts";
import type { SharedStore } from "#store/store.ts";
import { renderAnswer } from "./email.ts";

/** The mails that one mailbox gets in a day, whoever asks for them. */
const mailsToAddress = { hour: 2, day: 2 };
/** For how long an enquiry number gets no second mail. */
const onceMs = 30 * 24 * 60 * 60 * 1_000;

/** Tells programs that they must not answer: neither those that are away nor those that bounce. */
const headers = { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" };

/** The mailbox that an address leads to, and its domain; written as a key that counts mails. */
function keysOf(address: string) {
  const [, name = "", domain = ""] = /^(.*)@(.*)$/.exec(address.toLowerCase()) ?? [];
  const mailbox = name.replace(/\+.*$/, "").replaceAll(".", "");
  return { domain, mailbox: hash("sha256", `${mailbox}@${domain}`) };
}

/** Creates the function that answers visitors, where the site sends such mails. */
export function createAnswers(
  config: MailConfig,
  transport: MailTransport,
  store: SharedStore,
  log: Log,
): AnswerVisitor {
  const { answer, from, senderDomain, referencePrefix, forms } = config;
  const limit = (name: string, most: Limit) => createLimit(name, most, store.createLimiter);
  const countOfDomain = limit("answers-domain", config.answersToDomain);
  const countOfMailbox = limit("answers-mailbox", mailsToAddress);

  async function send(enquiry: Enquiry, address: string, words: AnswerWords): Promise<void> {
    const { reference } = enquiry.params;
    const key = `answer ${reference}`;
    // At most once, so it is kept before the mail is sent.
    if ((await store.add(key, "answered", onceMs)) !== undefined) {
      throw new HttpRefusal(429, "number-again", "Answered before");
    }
    // The mailbox last: what is refused for another reason uses up none of its two.
    const { domain, mailbox } = keysOf(address);
    await countOfDomain(domain);
    await countOfMailbox(mailbox);
    const date = new Date();
    await transport.send({
      ...renderAnswer(enquiry, date, words, config),
      from,
      to: address,
      replyTo: { name: from.name, address: forms[enquiry.form].recipient },
      headers,
      messageId: messageIdFor(hash("sha256", key), senderDomain),
      date,
    });
  }

  return async (enquiry) => {
    const { reference, email } = enquiry.params;
    const address = answerableAddress(email);
    // Only numbers that the site's own form makes, because they cannot spell anything.
    const isOwn = reference.startsWith(`${referencePrefix}-`) && enquiryNumberForm.test(reference);
    if (answer === undefined || address === undefined || !isOwn) {
      return;
    }
    const entry = { level: "info", event: "answer", enquiryNumber: reference } as const;
    await send(enquiry, address, answer).then(
      () => log({ ...entry, status: 200 }),
      (error) => log({ ...entry, ...failureDetails(error) }),
    );
  };
}
