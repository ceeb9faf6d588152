import type { ToastMessage } from "#ui/toast/toast-message.ts";
import type { Draft } from "./draft.ts";
import { emptyValues } from "./fields.ts";

/** The state of an enquiry form. */
export interface EnquiryState extends Draft {
  /** The progress of the enquiry. The form keeps its answers in every phase but "sent". */
  phase: "editing" | "sending" | "failed" | "offline" | "sent";
  /** The status that the mail service answered to a failed attempt; 0 without an answer. */
  status: number;
  /** How often the form was submitted with mistakes; after the first time it shows them. */
  invalidSubmits: number;
  /** Whether the draft of an earlier visit was restored. */
  isRestored: boolean;
  /** The number of the last enquiry that arrived. */
  receivedNumber: string;
  toast?: ToastMessage | undefined;
  /** Moves the focus to the element with this id, once, when the state is shown. */
  focusOn?: { id: string } | undefined;
}

/** The state of the prerendered form, with which React hydrates it. */
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
