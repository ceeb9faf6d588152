import type { EnquiryTexts } from "@/content/pages/enquiry";
import type { FormName } from "#contract/form.ts";
import type { EnquiryValues } from "./fields";
import { type EnquiryContext, type EnquiryParams, enquiryParams } from "./params";
import { type SendResult, type SendSettings, sendEnquiry } from "./send";

export type Sending = SendSettings & {
  recipient: string;
  /** Whether files travel; otherwise they are only counted. */
  photographs: boolean;
};

/** Sends enquiries of a form. Fetched while the visitor types: nothing before that needs it. */
export function createSubmission(form: FormName, texts: EnquiryTexts, sending: Sending) {
  return {
    /** What an enquiry says, as it is sent. */
    params: (values: EnquiryValues, context: Omit<EnquiryContext, "recipient" | "labels">) => {
      const { recipient } = sending;
      return enquiryParams(form, values, { ...context, recipient, labels: texts.options });
    },
    send: (params: EnquiryParams): Promise<SendResult> => sendEnquiry(sending, params),
  };
}

export type Submission = ReturnType<typeof createSubmission>;
