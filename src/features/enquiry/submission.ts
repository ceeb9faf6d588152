import type { EnquiryTexts } from "@/content/pages/enquiry";
import type { FormName } from "#enquiry/form.ts";
import type { EnquiryValues } from "./fields";
import { type EnquiryContext, enquiryParams } from "./params";
import { resolverOf } from "./rules";
import { type SendResult, type SendSettings, sendEnquiry } from "./send";

export type Sending = SendSettings & { recipient: string };

/** Checks and sends enquiries of a form. Fetched while the visitor types: nothing before that needs it. */
export function createSubmission(form: FormName, texts: EnquiryTexts, sending: Sending) {
  return {
    check: resolverOf(form, texts.errors),
    send: (
      values: EnquiryValues,
      context: Omit<EnquiryContext, "recipient" | "labels">,
    ): Promise<SendResult> => {
      const { recipient } = sending;
      return sendEnquiry(
        sending,
        enquiryParams(form, values, { ...context, recipient, labels: texts.options }),
      );
    },
  };
}

export type Submission = ReturnType<typeof createSubmission>;
