import { answerableAddress } from "@contractor/core/enquiry/email-address.ts";
import type { EnquiryTexts } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { fill } from "@contractor/core/facts/format/fill.ts";
import { type ComponentProps, type ReactNode, useLayoutEffect } from "react";
import type { EnquiryState } from "#components/enquiry/enquiry-store.ts";
import { partIds, type Visitor } from "#components/enquiry/fields.ts";
import { breakNow } from "#components/enquiry/sending/send.ts";
import { classes } from "#ui/classes.ts";
import styles from "./parts.module.css";

interface HeadingProps {
  level: 1 | 2;
  text: string;
  className?: string | undefined;
}

/** The heading of a confirmation. While it is shown, the page has nothing else to offer. */
export function SentHeading({ level, text, className }: HeadingProps) {
  // What `UntilSent` holds is hidden.
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute("data-enquiry-sent", true);
    return () => root.removeAttribute("data-enquiry-sent");
  }, []);

  // Not the heading of pages, whose dictionary of hyphens is too large for a script.
  const Tag = `h${level}` as const;
  return (
    <Tag id={partIds.confirmation} className={classes(styles.heading, className)} tabIndex={-1}>
      {text}
    </Tag>
  );
}

/** Parts of a page with a form that give way to the confirmation once the enquiry has arrived. */
export function UntilSent({ children }: { children: ReactNode }) {
  return <div className={styles.until}>{children}</div>;
}

interface NumberProps {
  /** A text with {reference} in it. */
  text: string;
  enquiryNumber: string;
}

/** A text with an enquiry number that does not wrap, because it is read over the phone. */
export function EnquiryNumber({ text, enquiryNumber }: NumberProps) {
  const [before, after] = text.split("{reference}");
  return (
    <>
      {before}
      <span className="u-nowrap">{enquiryNumber}</span>
      {after}
    </>
  );
}

interface FollowsProps {
  texts: Pick<EnquiryTexts, "sent" | "away">;
  sender: Pick<Visitor, "email" | "phone">;
}

/**
 * Where the confirmation goes, and until when the firm is closed. To a name outside ASCII the mail
 * service sends none.
 */
export function WhatFollows({ texts: { sent, away }, sender }: FollowsProps) {
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

interface ReceivedProps extends ComponentProps<"div"> {
  texts: EnquiryTexts;
  received: NonNullable<EnquiryState["received"]>;
}

/** That an enquiry has arrived, with its number and what follows. */
export function Received({ texts, received, children, ...props }: ReceivedProps) {
  return (
    <div {...props} className="l-stack u-inset plane-yellow" data-sent>
      <SentHeading level={2} text={texts.sent.heading} />
      <p className="t-bold">
        <EnquiryNumber text={texts.reference} enquiryNumber={received.enquiryNumber} />
      </p>
      <WhatFollows texts={texts} sender={received.sender} />
      {children}
    </div>
  );
}
