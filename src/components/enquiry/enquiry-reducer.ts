import type { WallDrawing } from "#components/wall/geometry.ts";
import { textFields } from "#contract/fields.ts";
import type { Job } from "#data/estimate/priced-job.ts";
import type { ToastMessage } from "#ui/Toast.tsx";
import { type EnquiryValues, emptyValues, type Visitor } from "./fields.ts";
import { partIds } from "./form-ids.ts";
import type { Draft } from "./kept/draft.ts";

/** The values by which the mail service recognises another attempt at the same enquiry. */
export interface Attempt {
  enquiryNumber: string;
  /** When the visitor first tried to send it, in ISO form. */
  sentAt: string;
}

/** A part of what was asked, with its label. */
export interface AskedRow {
  label: string;
  lines: string[];
}

/** An enquiry that arrived, as its confirmation shows it. */
export interface Received {
  enquiryNumber: string;
  /** The service of the tile that was chosen. */
  service: string;
  rows: AskedRow[];
  /** The files in words: "3 foto’s en 1 pdf"; "" without any. */
  files: string;
}

/** The state of an enquiry form. It has the only copy of the answers; the controls show them. */
export interface EnquiryState extends Draft {
  /** Whether the draft, and what was typed before the script came, have been read. */
  hasBegun: boolean;
  /** The progress of the enquiry. The form keeps its answers in every phase but "sent". */
  phase: "editing" | "sending" | "failed" | "offline" | "sent";
  /** The status that the mail service answered to a failed attempt; 0 without an answer. */
  status: number;
  /** How often the form was submitted with mistakes; after the first time it shows them. */
  invalidSubmits: number;
  /** Whether the draft of an earlier visit was restored. */
  isRestored: boolean;
  /** The enquiry that arrived last, while its confirmation is shown. */
  received?: Received | undefined;
  /** What was drawn for that enquiry, while its confirmation is shown. */
  sentDrawing?: WallDrawing | undefined;
  /** Who sent an enquiry in this visit, to fill in again. */
  sender?: Visitor | undefined;
  toast?: ToastMessage | undefined;
  /** Moves the focus to the element with this id, once, when the state is shown. */
  focusOn?: { id: string } | undefined;
}

export type EnquiryAction =
  | {
      type: "begun";
      /** The answers in the address of the page. */
      prefilled: Partial<Job>;
      draft: Draft | undefined;
      /** What was typed before the script came. */
      typed: Partial<EnquiryValues>;
      /** What was typed about the visitor in the other form. */
      visitor?: Visitor | undefined;
      search: string;
    }
  | { type: "answered"; values: EnquiryValues; drawing: WallDrawing | undefined }
  /** The answers have mistakes. */
  | { type: "refused" }
  | { type: "sending"; attempt: Attempt; toast: ToastMessage }
  | { type: "failed"; status: number; isOffline: boolean; toast: ToastMessage }
  | { type: "received"; received: Received; sender: Visitor; toast: ToastMessage }
  /** The confirmation gives way to the empty form. */
  | { type: "reopened"; focusId: string | undefined }
  | { type: "discarded"; focusId: string }
  | { type: "toastClosed" };

/** The state of the prerendered form, with which React hydrates it. */
export const emptyState: EnquiryState = {
  values: emptyValues,
  hasBegun: false,
  phase: "editing",
  status: 0,
  invalidSubmits: 0,
  isRestored: false,
};

/**
 * The first answers of a form. What was typed before the script came wins over the address, and the
 * address wins over the draft, once. The other form fills in what is still empty.
 */
function firstValues(action: EnquiryAction & { type: "begun" }): EnquiryValues {
  const { prefilled, draft, typed, visitor, search } = action;
  const isNewLink = search !== (draft?.search ?? "");
  const values: EnquiryValues = { ...emptyValues, ...draft?.values };
  for (const name of Object.keys(prefilled) as (keyof Job)[]) {
    if (prefilled[name] && (isNewLink || !values[name])) {
      values[name] = prefilled[name];
    }
  }
  for (const field of textFields) {
    if (typed[field]) {
      values[field] = typed[field];
    }
  }
  for (const [field, answer] of Object.entries(visitor ?? {}) as [keyof Visitor, string][]) {
    values[field] ||= answer;
  }
  values.privacy = typed.privacy ?? false;
  values.honeypot = typed.honeypot ?? "";
  return values;
}

export function enquiryReducer(state: EnquiryState, action: EnquiryAction): EnquiryState {
  switch (action.type) {
    case "begun": {
      const { draft, visitor, search } = action;
      const isRestored = visitor !== undefined || textFields.some((field) => draft?.values[field]);
      const values = firstValues(action);
      return { ...state, ...draft, values, search, isRestored, hasBegun: true };
    }
    case "answered":
      return { ...state, values: action.values, drawing: action.drawing };
    case "refused": {
      const invalidSubmits = state.invalidSubmits + 1;
      return { ...state, invalidSubmits, focusOn: { id: partIds.errors } };
    }
    case "sending": {
      const { attempt, toast } = action;
      // The element that had the focus is inert or gone from now on.
      const focusOn = { id: partIds.submit };
      return { ...state, ...attempt, phase: "sending", toast, focusOn };
    }
    case "failed": {
      const { status, isOffline, toast } = action;
      const phase = isOffline ? "offline" : "failed";
      return { ...state, phase, status, toast, focusOn: { id: partIds.failure } };
    }
    case "received":
      return {
        ...emptyState,
        hasBegun: true,
        phase: "sent",
        received: action.received,
        sentDrawing: state.drawing,
        sender: action.sender,
        toast: action.toast,
        focusOn: { id: partIds.confirmation },
      };
    case "reopened": {
      const focusOn = action.focusId ? { id: action.focusId } : undefined;
      return { ...state, phase: "editing", received: undefined, sentDrawing: undefined, focusOn };
    }
    case "discarded":
      return { ...emptyState, hasBegun: true, focusOn: { id: action.focusId } };
    case "toastClosed":
      return { ...state, toast: undefined };
  }
}
