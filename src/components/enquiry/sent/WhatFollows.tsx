import { breakNow } from "#components/enquiry/break-now.ts";
import type { Visitor } from "#components/enquiry/fields.ts";
import { answerableAddress } from "#contract/email-address.ts";
import type { EnquiryProps } from "#data/enquiry/enquiry-props.ts";
import { fill } from "#data/format/fill.ts";

interface Props {
  texts: Pick<EnquiryProps["texts"], "sent" | "away">;
  sender: Pick<Visitor, "email" | "phone">;
}

/**
 * Where the confirmation goes, and until when the firm is closed. To a name outside ASCII the mail
 * service sends none.
 */
export function WhatFollows({ texts: { sent, away }, sender }: Props) {
  const isAnswerable = answerableAddress(sender.email) !== undefined;
  const text = isAnswerable ? sent.text : sent.textWithoutMail;
  const closed = breakNow(away);
  return (
    <>
      {closed && <p className="t-bold">{closed}</p>}
      <p>{fill(text, { email: sender.email, phone: sender.phone })}</p>
    </>
  );
}
