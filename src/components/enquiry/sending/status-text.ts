import type { EnquiryTexts } from "#data/enquiry/enquiry-props.ts";
import { fill } from "#data/format/fill.ts";

/** The status at which the mail service asks for patience. */
const tooManyRequests = 429;

/** What the mail service answered to an enquiry that it did not take; "" where it did not answer. */
export function statusText({ failed }: Pick<EnquiryTexts, "failed">, status: number): string {
  if (status === 0) {
    return "";
  }
  const text = fill(failed.status, { status });
  return status === tooManyRequests ? `${text} ${failed.wait}` : text;
}
