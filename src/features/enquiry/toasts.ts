import type { FormName } from "#contract/form.ts";
import { fill } from "#data/format/fill.ts";
import type { EnquiryTexts } from "#data/texts/enquiry-props.ts";
import type { ToastMessage } from "#ui/toast/toast-message.ts";

/** The toast for an enquiry that was not sent. */
export function failureToast(texts: EnquiryTexts, status: number): ToastMessage {
  const text = status > 0 && texts.refused ? fill(texts.refused, { status }) : texts.failure;
  return { tone: "failure", text, duration: 4_000 };
}

/** The toast for an enquiry that has arrived. */
export function successToast(texts: EnquiryTexts, form: FormName): ToastMessage {
  return { tone: "success", text: texts.success, duration: form === "quote" ? 6_000 : 4_000 };
}
