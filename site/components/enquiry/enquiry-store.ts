import type { EnquiryProps } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import { createStore } from "#components/device/create-store.ts";
import type { WallDrawing } from "#components/wall/geometry.ts";
import type { ToastMessage } from "#ui/Toast.tsx";
import { type EnquiryValues, emptyValues, type Visitor } from "./fields.ts";
import type { AnswerRow } from "./sending/params.ts";

/** The stored part of an unsent enquiry: without the privacy checkbox and files. */
export interface Draft {
  values: EnquiryValues;
  drawing?: WallDrawing | undefined;
  /** Given at the first attempt to send, so that every later attempt carries the same. */
  enquiryNumber?: string | undefined;
  /** When the visitor first tried to send it, in ISO form. */
  sentAt?: string | undefined;
  /** The query of the address when the draft was saved, so that a link prefills only once. */
  search?: string | undefined;
}

/** The state of an enquiry form. It has the only copy of the answers; the controls show them. */
export interface EnquiryState extends Draft {
  /** Whether the draft, and what was typed before the script came, have been read. */
  hasBegun: boolean;
  /** The progress of the enquiry. The form keeps its answers in every phase but "sent". */
  phase: "editing" | "sending" | "failed" | "offline" | "sent";
  /** The status that the mail service answered to a failed attempt; 0 without an answer. */
  status: number;
  /** Whether the form was submitted with mistakes, which it shows from then on. */
  isRefused: boolean;
  /** Whether the draft of an earlier visit was restored. */
  isRestored: boolean;
  /** The enquiry that arrived last, as its confirmation shows it. */
  received?: { enquiryNumber: string; rows: AnswerRow[]; sender: Visitor } | undefined;
  toast?: ToastMessage | undefined;
  /** Moves the focus to the element with this id, once, when the state is shown. */
  focusOn?: { id: string } | undefined;
}

/** The state of the prerendered form, with which it is hydrated. */
const emptyState: EnquiryState = {
  values: emptyValues,
  hasBegun: false,
  phase: "editing",
  status: 0,
  isRefused: false,
  isRestored: false,
};

/**
 * The state of an enquiry, outside of React: it is current while an enquiry is being sent, and it
 * outlives a form that breaks.
 */
export function createEnquiryStore() {
  const { get, set, listen } = createStore(emptyState);
  return {
    get,
    listen,

    /** Changes a part of the state, and returns all of it. */
    update(changed: Partial<EnquiryState>): EnquiryState {
      set({ ...get(), ...changed });
      return get();
    },

    /** Begins a new enquiry with this state. */
    restart: (state: Partial<EnquiryState>) => set({ ...emptyState, hasBegun: true, ...state }),
  };
}

export interface FormProps extends EnquiryProps {
  store: ReturnType<typeof createEnquiryStore>;
}
