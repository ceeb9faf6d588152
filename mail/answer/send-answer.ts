import { hash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { RateLimiterRes } from "rate-limiter-flexible";
import { answerableAddress } from "#contract/email-address.ts";
import { filesEnquiryNumber } from "#contract/files.ts";
import type { MailConfig } from "#mail/config/config.ts";
import { messageIdFor } from "#mail/email/headers.ts";
import type { Enquiry } from "#mail/enquiry/validate.ts";
import type { Client } from "#mail/http/client.ts";
import { HttpRefusal } from "#mail/http/http-refusal.ts";
import type { Log } from "#mail/http/log.ts";
import { createLimit } from "#mail/http/rate-limit.ts";
import { DeliveryError } from "#mail/smtp/delivery-error.ts";
import type { Mail, MailTransport } from "#mail/smtp/transport.ts";
import { createIdempotency } from "#mail/store/idempotency.ts";
import type { SharedStore } from "#mail/store/shared-store.ts";
import { renderAnswer } from "./email.ts";

/** The mails that one address gets in a day, whoever asks for them. */
const mailsToAddress = 2;
const daySeconds = 24 * 60 * 60;
/** For how long an enquiry number gets no second mail. */
const onceMs = 30 * daySeconds * 1_000;
/** Answers have a limit of their own, a third of that of enquiries, and use up none of theirs. */
const shareOfMails = 1 / 3;

/** Tells programs that they must not answer: neither those that are away nor those that bounce. */
const headers = {
  "Auto-Submitted": "auto-replied",
  "X-Auto-Response-Suppress": "All",
};

/** The same for addresses that lead to one mailbox, and without the address itself. */
export function mailboxKey(address: string): string {
  const [, name = "", host = ""] = /^(.*)@(.*)$/.exec(address.toLowerCase()) ?? [];
  const mailbox = name.replace(/\+.*$/, "").replaceAll(".", "");
  return hash("sha256", `${mailbox}@${host}`);
}

const numberAgain = { status: 429, reason: "number-again" } as const;

/** What kept a mail from being sent, for the log. */
function failureOf(error: unknown) {
  if (error instanceof RateLimiterRes) {
    return { status: 429, reason: "answers-to-address" };
  }
  const isRefusal = error instanceof HttpRefusal;
  return isRefusal
    ? { status: error.status, reason: error.reason }
    : { status: 500, reason: "unexpected" };
}

/** Answers a visitor whose enquiry the firm has. Never rejects. */
export type AnswerVisitor = (enquiry: Enquiry, client: Client) => Promise<void>;

/**
 * Creates the function that mails a visitor after the firm got the enquiry; undefined where the
 * site sends no such mail. What it does is no part of the call: it may fail or be left out.
 */
export function createAnswers(
  config: MailConfig,
  transport: MailTransport,
  store: SharedStore,
  log: Log,
): AnswerVisitor | undefined {
  const { answer: words, limits, from, senderDomain, referencePrefix, forms } = config;
  if (words === undefined) {
    return undefined;
  }
  const limit = {
    hour: Math.ceil(limits.mails.hour * shareOfMails),
    day: Math.ceil(limits.mails.day * shareOfMails),
  };
  const senders = ["network", "address", "everyone"] as const;
  const spendAnswers = createLimit("answers", limit, senders, store.createLimiter);
  const toAddress = store.createLimiter("answers-to", mailsToAddress, daySeconds);
  const once = createIdempotency(store);
  // What cannot be delivered comes back to nobody, unless the server wants to know to whom.
  let returnAddress = "";

  async function deliver(mail: Omit<Mail, "envelope">): Promise<void> {
    const sendFrom = (sender: string) =>
      transport.send({ ...mail, envelope: { from: sender, to: mail.to } });
    const sender = returnAddress;
    try {
      await sendFrom(sender);
    } catch (error) {
      const isRefused = error instanceof DeliveryError && !error.isTemporary;
      if (!isRefused || sender !== "") {
        throw error;
      }
      // Many servers say no only to the recipient or the mail, so another attempt must show why.
      await sendFrom(from.address);
      if (returnAddress === "") {
        returnAddress = from.address;
        log({ level: "warn", event: "answer", reason: "empty-sender-refused", ...error.details });
      }
    }
  }

  async function deliverOnceTaken(mail: Omit<Mail, "envelope">): Promise<void> {
    for (const wait of config.answerAgainMs) {
      try {
        return await deliver(mail);
      } catch (error) {
        if (!(error instanceof DeliveryError && error.isTemporary)) {
          throw error;
        }
      }
      await delay(wait, undefined, { ref: false });
    }
    await deliver(mail);
  }

  async function send(enquiry: Enquiry, address: string, client: Client): Promise<void> {
    const { reference } = enquiry.params;
    const key = `answer ${reference}`;
    if ((await store.get(key)) !== undefined) {
      throw new HttpRefusal(numberAgain.status, numberAgain.reason, "Answered before");
    }
    await toAddress.consume(mailboxKey(address), 1);
    await spendAnswers(client, 1);
    // At most once, so it is kept before the mail is sent.
    await store.set(key, "answered", onceMs);
    const date = new Date();
    await deliverOnceTaken({
      ...renderAnswer(enquiry, date, words as NonNullable<typeof words>, config),
      from,
      to: address,
      replyTo: { name: from.name, address: forms[enquiry.form].recipient },
      headers,
      messageId: messageIdFor(hash("sha256", key), senderDomain),
      date,
    });
  }

  return async (enquiry, client) => {
    const { reference, email } = enquiry.params;
    const address = answerableAddress(email);
    // Only numbers that the site's own form makes, because they cannot spell anything.
    const isOwn = reference.startsWith(`${referencePrefix}-`) && filesEnquiryNumber.test(reference);
    if (address === undefined || !isOwn) {
      return;
    }
    let outcome: { status: number; reason?: string } = { status: 200 };
    try {
      const isFirst = await once(`answering ${reference}`, true, () =>
        send(enquiry, address, client),
      );
      if (!isFirst) {
        outcome = numberAgain;
      }
    } catch (error) {
      outcome = failureOf(error);
    }
    log({ level: "info", event: "answer", enquiryNumber: reference, ...outcome });
  };
}
