import type { Drawing } from "@/features/wall/drawing";
import { emptyKept, type KeptValues } from "./fields";

/** What is kept of an unsent enquiry: never the privacy checkbox, never files. */
export interface Draft {
  values: KeptValues;
  /** The walls that were drawn. */
  drawing?: Drawing | undefined;
  /** Given at the first attempt to send, so that every later attempt carries the same. */
  reference?: string | undefined;
  /** When that was, in ISO form. */
  sentAt?: string | undefined;
  /** What the address asked for when this was saved: a link counts once. */
  asked?: string | undefined;
  /** The price that was shown, in drafts from when the part of the work was named nowhere else. */
  priceIndication?: string | undefined;
}

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keepMs = 30 * 24 * 60 * 60 * 1_000;
const keptNames = Object.keys(emptyKept) as (keyof KeptValues)[];

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
    const values = { ...emptyKept };
    for (const name of keptNames) {
      if (typeof stored.values[name] === "string") values[name] = stored.values[name];
    }
    const { drawing, reference, sentAt, asked, priceIndication } = stored;
    return { values, drawing, reference, sentAt, asked, priceIndication };
  } catch {
    removeDraft(store, key);
    return undefined;
  }
}

/** Keeps the draft; where storage is full or refused, the form works without. */
export function writeDraft(store: Store | undefined, key: string, draft: Draft, now = Date.now()): void {
  const values = Object.fromEntries(keptNames.map((name) => [name, draft.values[name]]));
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
    // Where storage is refused, nothing was kept.
  }
}
