import { type Break, breakText, isoDay } from "#contract/days.ts";
import type { FormName } from "#contract/fields.ts";
import type { EnquiryTexts } from "#data/enquiry/enquiry-props.ts";
import { fill } from "#data/format/fill.ts";

/** What is said of the break in which the firm is closed today; undefined when it is open. */
export const breakNow = (away: Break | undefined): string | undefined =>
  away && breakText(isoDay(new Date()), away);

/** The statuses at which the mail service, or the mail server behind it, asks for patience. */
const asksForPatience = [429, 503];

/**
 * What the mail service answered to an enquiry that it did not take; "" where it did not answer.
 */
export function statusText({ failed }: Pick<EnquiryTexts, "failed">, status: number): string {
  if (status === 0) {
    return "";
  }
  const text = fill(failed.status, { status });
  return asksForPatience.includes(status) ? `${text} ${failed.wait}` : text;
}

/** The sentence about an enquiry that was not sent, the same in the toast and in the form. */
export const failureText = (texts: EnquiryTexts, form: FormName, status: number): string =>
  (form === "contact" && statusText(texts, status)) || texts.failure;
