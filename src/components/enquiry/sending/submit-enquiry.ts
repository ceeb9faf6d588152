import type { EnquiryValues } from "#components/enquiry/fields.ts";
import type { Draft } from "#components/enquiry/kept/draft.ts";
import { type FileKinds, kindsOf } from "#components/enquiry/steps/files-text.ts";
import type { Pricing } from "#components/enquiry/steps/pricing.ts";
import type { Photographs } from "#components/photographs/use-photographs.ts";
import type { WallDrawing } from "#components/wall/geometry.ts";
import type { FormName } from "#contract/fields.ts";
import { newEnquiryNumber } from "#contract/identity.ts";
import { isRecent, minElapsedMs } from "#contract/limits.ts";
import type { EnquiryParams } from "#contract/params.ts";
import type { EnquiryProps } from "#data/enquiry/enquiry-props.ts";
import { enquiryParams } from "./params.ts";
import { sendEnquiry } from "./send.ts";

/** The values by which the mail service recognises another attempt at the same enquiry. */
interface Attempt {
  enquiryNumber: string;
  /** When the visitor first tried to send it, in ISO form. */
  sentAt: string;
}

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
  photographs: { chosen: Pick<Photographs["chosen"], "accepted" | "settled"> };
}

/** The result of a submission: what was sent, or the status of a failure. */
export type Outcome =
  | { isReceived: true; params: EnquiryParams; fileKinds: FileKinds }
  | { isReceived: false; status: number };

/** The result without an answer from the mail service. */
export const unanswered: Outcome = { isReceived: false, status: 0 };

/** The number of the first attempt, and its moment while it still counts as the same enquiry. */
export function nextAttempt(draft: Draft, numberPrefix: string): Attempt {
  const now = new Date();
  const { sentAt = "" } = draft;
  return {
    enquiryNumber: draft.enquiryNumber || newEnquiryNumber(numberPrefix),
    sentAt: isRecent(sentAt, now) ? sentAt : now.toISOString(),
  };
}

/** How long an enquiry waits until its files are ready. */
const longestPreparationMs = 3_000;

const wait = (milliseconds: number) =>
  milliseconds > 0 &&
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

export async function submitEnquiry(
  { form, values, drawing, attempt, elapsedMs }: Submission,
  { sending, texts, pricing, photographs }: Services,
): Promise<Outcome> {
  // People do not see the honeypot.
  if (values.honeypot !== "") {
    return unanswered;
  }
  const { chosen } = photographs;
  // Until then, files that cannot be sent are known; one that takes longer still follows. And a
  // visitor whose answers the browser filled in may be ready before the mail service takes them.
  await Promise.all([
    Promise.race([chosen.settled(), wait(longestPreparationMs)]),
    wait(minElapsedMs - elapsedMs),
  ]);
  const fileKinds = kindsOf(chosen.accepted());
  const params = enquiryParams(form, values, {
    ...attempt,
    recipient: sending.recipient,
    elapsedMs: Math.max(elapsedMs, minElapsedMs),
    labels: texts.options,
    fileCount: fileKinds.photos + fileKinds.pdfs,
    work: pricing?.sentWork(values),
    priceIndication: pricing?.describe(values, "facts") ?? "",
    job: pricing?.jobSearch(values) ?? "",
    drawing: pricing?.drawingText(values, drawing) ?? "",
  });
  const { success, response } = await sendEnquiry(sending, params);
  if (success) {
    return { isReceived: true, params, fileKinds };
  }
  // A 200 that did not come from the mail service would confuse a visitor.
  const status = response && response.status !== 200 ? response.status : 0;
  return { isReceived: false, status };
}
