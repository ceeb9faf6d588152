import { textFields } from "#contract/fields.ts";
import { emptyTexts, type EnquiryTextValues } from "./fields";

/** What is kept of an unsent enquiry: never the privacy checkbox, never files. */
export interface Draft {
  values: EnquiryTextValues;
  /** Given at the first attempt to send, so that every later attempt carries the same. */
  reference?: string | undefined;
  /** When that was, in ISO form. */
  sentAt?: string | undefined;
  priceIndication?: string | undefined;
  /** The service the address named when this was saved: one chosen by link counts once. */
  asked?: string | undefined;
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keepMs = 30 * 24 * 60 * 60 * 1_000;

/** Local storage, or undefined where the browser refuses it. */
export function browserStore(): Store | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** The draft under `key`; undefined when there is none, it is unreadable or older than 30 days. */
export function readDraft(store: Store | undefined, key: string, now = Date.now()): Draft | undefined {
  try {
    const stored = JSON.parse(store?.getItem(key) ?? "null") as (Draft & { saved: number }) | null;
    if (!stored) return undefined;
    if (!(now - stored.saved < keepMs)) {
      removeDraft(store, key);
      return undefined;
    }
    const values = { ...emptyTexts };
    for (const field of textFields) {
      if (typeof stored.values[field] === "string") values[field] = stored.values[field];
    }
    const { reference, sentAt, priceIndication, asked } = stored;
    return { values, reference, sentAt, priceIndication, asked };
  } catch {
    removeDraft(store, key);
    return undefined;
  }
}

/** Keeps the draft; where storage is full or refused, the form works without. */
export function writeDraft(store: Store | undefined, key: string, draft: Draft, now = Date.now()): void {
  const values = Object.fromEntries(textFields.map((field) => [field, draft.values[field]]));
  try {
    store?.setItem(key, JSON.stringify({ ...draft, values, saved: now }));
  } catch {
    // Nothing to tell the visitor: the enquiry itself is not in danger.
  }
}

export function removeDraft(store: Store | undefined, key: string): void {
  try {
    store?.removeItem(key);
  } catch {
    // As above.
  }
}
