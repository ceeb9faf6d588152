import { fileLimits } from "#contract/files.ts";
import type { FormName } from "#contract/form.ts";
import { minElapsedMs } from "#contract/limits.ts";
import type { EnquiryParams } from "#contract/params.ts";
import type { EnquiryProps } from "#data/texts/enquiry-props.ts";
import type { WallDrawing } from "#features/wall/drawing.ts";
import type { Attempt } from "./attempt.ts";
import type { EnquiryValues } from "./fields.ts";
import { enquiryParams } from "./params.ts";
import type { Pricing } from "./pricing.ts";
import { resultInTime } from "./result-in-time.ts";
import { sendEnquiry } from "./send.ts";

interface Submission {
  form: FormName;
  /** The answers, checked and trimmed. */
  values: EnquiryValues;
  drawing: WallDrawing | undefined;
  attempt: Attempt;
  /** How long the page was open before it was submitted. */
  elapsedMs: number;
}

interface Services extends Pick<EnquiryProps, "sending" | "texts"> {
  pricing: Pricing | undefined;
  files: { count: () => Promise<number>; canSend: () => Promise<boolean> };
}

/** The result of a submission: what was sent, or the status of a failure. */
export type Outcome =
  | { isReceived: true; params: EnquiryParams; picture: File | undefined }
  | { isReceived: false; status: number };

/** The result without an answer from the mail service. */
export const unanswered: Outcome = { isReceived: false, status: 0 };

/** Whether a bot filled in the form: people do not see the honeypot. */
const isSpam = ({ values }: Submission) => values.honeypot !== "";

/**
 * Waits until the page has been open for as long as the mail service asks. A visitor whose answers
 * were kept or filled in by the browser may be ready sooner.
 */
async function waitForMinimum(elapsedMs: number): Promise<void> {
  const remainingMs = minElapsedMs - elapsedMs;
  if (remainingMs > 0) {
    await new Promise((resolve) => setTimeout(resolve, remainingMs));
  }
}

/** The picture of the drawing. Without it, the enquiry still describes the drawing in words. */
async function drawPicture(
  { values, drawing }: Submission,
  pricing: Pricing | undefined,
  files: Services["files"],
): Promise<File | undefined> {
  if (!pricing || !drawing) {
    return undefined;
  }
  const [canSend, picture] = await Promise.all([
    files.canSend(),
    resultInTime(pricing.picture(values, drawing)),
  ]);
  return canSend ? picture : undefined;
}

/** Sends an enquiry, with its price and the number of its files. */
export async function submitEnquiry(
  submission: Submission,
  { sending, texts, pricing, files }: Services,
): Promise<Outcome> {
  const { form, values, drawing, attempt, elapsedMs } = submission;
  if (!navigator.onLine || isSpam(submission)) {
    return unanswered;
  }
  // In parallel, so that the visitor waits three seconds at most.
  const [fileCount, drawn] = await Promise.all([
    files.count(),
    drawPicture(submission, pricing, files),
    waitForMinimum(elapsedMs),
  ]);
  const picture = fileCount < fileLimits.count ? drawn : undefined;
  const params = enquiryParams(form, values, {
    ...attempt,
    recipient: sending.recipient,
    elapsedMs: Math.max(elapsedMs, minElapsedMs),
    labels: texts.options,
    fileCount: picture ? fileCount + 1 : fileCount,
    priceIndication: pricing?.priceIndication(values, drawing) ?? "",
  });
  const { success, response } = await sendEnquiry(sending, params);
  if (success) {
    return { isReceived: true, params, picture };
  }
  // A 200 that did not come from the mail service would confuse a visitor.
  const status = response && response.status !== 200 ? response.status : 0;
  return { isReceived: false, status };
}
