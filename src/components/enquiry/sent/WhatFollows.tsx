import type { Visitor } from "#components/enquiry/kept/visitor-of-visit.ts";
import { answerableAddress } from "#contract/email-address.ts";
import type { EnquiryProps } from "#data/enquiry/enquiry-props.ts";
import { fill } from "#data/format/fill.ts";

interface Props {
  texts: EnquiryProps["texts"]["sent"];
  sender: Pick<Visitor, "email" | "phone">;
}

/** Where the confirmation goes. To a name outside ASCII the mail service sends none. */
export function WhatFollows({ texts, sender }: Props) {
  const isAnswerable = answerableAddress(sender.email) !== undefined;
  const text = isAnswerable ? texts.text : texts.textWithoutMail;
  return <p>{fill(text, { email: sender.email, phone: sender.phone })}</p>;
}
