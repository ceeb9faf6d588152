import { newEnquiryNumber } from "#contract/identity.ts";
import { isRecent } from "#contract/limits.ts";
import type { Draft } from "./draft.ts";

/** The values by which the mail service recognises another attempt at the same enquiry. */
export interface Attempt {
  enquiryNumber: string;
  /** When the visitor first tried to send it, in ISO form. */
  sentAt: string;
}

/** The number of the first attempt, and its moment while it still counts as the same enquiry. */
export function nextAttempt(draft: Draft, numberPrefix: string): Attempt {
  const now = new Date();
  const { sentAt = "" } = draft;
  return {
    enquiryNumber: draft.enquiryNumber || newEnquiryNumber(numberPrefix),
    sentAt: isRecent(sentAt, now) ? sentAt : now.toISOString(),
  };
}
