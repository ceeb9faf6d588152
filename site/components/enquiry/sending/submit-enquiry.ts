import type { FormName } from "@contractor/core/enquiry/fields.ts";
import { newEnquiryNumber } from "@contractor/core/enquiry/identity.ts";
import { isRecent, minElapsedMs } from "@contractor/core/enquiry/limits.ts";
import { type EnquiryParams, filesInfo } from "@contractor/core/enquiry/params.ts";
import { wait } from "#components/device/wait.ts";
import type { Draft, FormProps } from "#components/enquiry/enquiry-store.ts";
import { type EnquiryValues, partIds, visitorOf } from "#components/enquiry/fields.ts";
import { removeDraft, writeDraft } from "#components/enquiry/kept/draft.ts";
import type { Pricing } from "#components/enquiry/steps/pricing.ts";
import type { Photographs } from "#components/photographs/photographs.ts";
import { answerRows, enquiryParams } from "./params.ts";
import { breakNow, failureText, sendEnquiry } from "./send.ts";

/** The number of the first attempt, and its moment while it still counts as the same enquiry. */
export function nextAttempt({ enquiryNumber, sentAt = "" }: Partial<Draft>, prefix: string) {
  const now = new Date();
  return {
    enquiryNumber: enquiryNumber || newEnquiryNumber(prefix),
    sentAt: isRecent(sentAt, now) ? sentAt : now.toISOString(),
  };
}

/** How long an enquiry waits until its files are ready. */
const longestPreparationMs = 3_000;

/** Sends answers that are checked and trimmed. The store has how far that is. */
export async function submitEnquiry(
  form: FormName,
  values: EnquiryValues,
  { store, sending, texts, firm }: FormProps,
  pricing: Pricing | undefined,
  photographs: Photographs,
): Promise<void> {
  const elapsedMs = performance.now();
  const { drawing, ...state } = store.get();

  /** What is sent, once its files are known. */
  async function prepare({ enquiryNumber, sentAt }: ReturnType<typeof nextAttempt>) {
    // Until then, files that cannot be sent are known; one that takes longer still follows. And a
    // visitor whose answers the browser filled in may be ready before the mail service takes them.
    await Promise.all([
      Promise.race([photographs.settled(), wait(longestPreparationMs)]),
      elapsedMs < minElapsedMs && wait(minElapsedMs - elapsedMs),
    ]);
    const work = pricing?.sentWork(values);
    const sentValues = { ...values, service: work?.service ?? values.service };
    return enquiryParams(form, sentValues, texts.options, {
      recipient_email: sending.recipient,
      reference: enquiryNumber,
      sent_at: sentAt,
      files_info: filesInfo(photographs.accepted().length),
      elapsed_ms: `${Math.round(Math.max(elapsedMs, minElapsedMs))}`,
      work_part: work?.part ?? "",
      price_indication: pricing?.describe(values, "facts") ?? "",
      job: pricing?.jobSearch(values) ?? "",
      drawing: pricing?.drawingText(values, drawing) ?? "",
    });
  }

  let received: EnquiryParams | undefined;
  /** The status of a failure; 0 without an answer of the mail service. */
  let status = 0;
  try {
    const attempt = nextAttempt(state, firm.referencePrefix);
    const toast = { tone: "busy", text: texts.sending } as const;
    // The element that had the focus is inert or gone from now on.
    const focusOn = { id: partIds.submit };
    writeDraft(form, store.update({ ...attempt, phase: "sending", toast, focusOn }));
    // People do not see the honeypot.
    if (values.honeypot === "") {
      const params = await prepare(attempt);
      const { success, response } = await sendEnquiry(sending, params);
      received = success ? params : undefined;
      status = response?.status ?? 0;
    }
  } catch (error) {
    console.error(error);
  }

  if (!received) {
    // A browser may say that it is offline when it is not, so this decides only what to say.
    const isOffline = status === 0 && !navigator.onLine;
    const text = isOffline ? texts.offline.waiting : failureText(texts, form, status);
    store.update({
      phase: isOffline ? "offline" : "failed",
      status,
      toast: { tone: "failure", text, duration: 4_000 },
      focusOn: { id: partIds.failure },
    });
    return;
  }
  removeDraft(form);
  store.restart({
    phase: "sent",
    received: {
      enquiryNumber: received.reference,
      rows: answerRows(values, texts, pricing?.consequences(values, drawing)),
      sender: visitorOf(values),
    },
    toast: {
      tone: "success",
      text: [texts.success, breakNow(texts.away)].filter(Boolean).join(" "),
      duration: form === "quote" ? 6_000 : 4_000,
    },
    focusOn: { id: partIds.confirmation },
  });
  await photographs.sendAfter(received);
}
