import type { ToastMessage } from "#ui/toast/Toast.tsx";
import type { Draft } from "./draft.ts";
import { emptyValues } from "./fields.ts";

/** The state of an enquiry form. */
export interface EnquiryState extends Draft {
  /** Where the enquiry is. What was typed stays in the form in every phase but "sent". */
  phase: "editing" | "sending" | "failed" | "offline" | "sent";
  /** What the mail service answered to what failed; 0 where no answer came. */
  status: number;
  /** How often the form was submitted with mistakes: from the first on it shows what is wrong. */
  invalidSubmits: number;
  /** Whether what was typed at an earlier visit has been brought back. */
  isRestored: boolean;
  /** The number of the enquiry that has arrived, until there is another. */
  receivedNumber: string;
  toast?: ToastMessage | undefined;
}

/** A form as the server renders it, so that the browser can take it over. */
export const emptyState = {
  values: emptyValues,
  drawing: undefined,
  enquiryNumber: undefined,
  sentAt: undefined,
  phase: "editing",
  status: 0,
  invalidSubmits: 0,
  isRestored: false,
  receivedNumber: "",
} satisfies EnquiryState;
