import { browserStore, draftKeys, keepMs, tabStore } from "#components/device/kept-on-device.ts";
import {
  draftFields,
  type EnquiryValues,
  emptyValues,
  type Visitor,
  visitorOf,
} from "#components/enquiry/fields.ts";
import type { WallDrawing } from "#components/wall/geometry.ts";
import { type FormName, formNames } from "#contract/fields.ts";

// A draft is kept for its tab, which has the only one that counts as long as it is open, and on
// the device for who comes back when the tab is gone. Two tabs do not write each other's.

/** The stored part of an unsent enquiry: without the privacy checkbox and files. */
export interface Draft {
  values: EnquiryValues;
  drawing?: WallDrawing | undefined;
  /** Given at the first attempt to send, so that every later attempt carries the same. */
  enquiryNumber?: string | undefined;
  /** When the visitor first tried to send it, in ISO form. */
  sentAt?: string | undefined;
  /**
   * The query of the page's address when the draft was saved, so that a link prefills only once.
   */
  search?: string | undefined;
}

type StoredDraft = Draft & { savedAt: number };

/** What a tab has instead of a draft when the visitor has emptied the form. */
const emptied = "emptied";

/** Parses a stored draft; throws when it is damaged. */
function parseDraft(text: string): StoredDraft {
  const stored = JSON.parse(text) as StoredDraft;
  for (const { openings } of stored.drawing?.walls ?? []) {
    if (!Array.isArray(openings)) {
      throw new TypeError("The drawing of the draft is damaged");
    }
  }
  const values = { ...emptyValues };
  for (const name of draftFields) {
    const value = stored.values[name];
    if (typeof value === "string") {
      values[name] = value;
    }
  }
  return { ...stored, values };
}

/** Stores a text, unless storage is full or refused: the form works without. */
function store(storage: Storage | undefined, key: string, text: string): void {
  try {
    storage?.setItem(key, text);
  } catch {
    // It is not stored.
  }
}

/** The draft of this tab, or else that on the device; "" without one. */
function textOf(form: FormName): string {
  const key = draftKeys[form];
  const text = tabStore()?.getItem(key) ?? browserStore()?.getItem(key) ?? "";
  return text === emptied ? "" : text;
}

/** The draft of a form; undefined when there is none, it is damaged or older than 30 days. */
export function readDraft(form: FormName, now = Date.now()): Draft | undefined {
  const text = textOf(form);
  if (!text) {
    return undefined;
  }
  try {
    const { savedAt, ...draft } = parseDraft(text);
    if (now - savedAt < keepMs) {
      return draft;
    }
  } catch {
    // A damaged draft is removed, just like an old one.
  }
  tabStore()?.removeItem(draftKeys[form]);
  browserStore()?.removeItem(draftKeys[form]);
  return undefined;
}

/** Makes the draft on the device the draft of this tab, which has none of its own yet. */
export function adoptDraft(form: FormName): void {
  const text = textOf(form);
  if (text) {
    store(tabStore(), draftKeys[form], text);
  }
}

/** What was typed about the visitor in the other form of this tab, unless this one was emptied. */
export function visitorOfOtherForm(form: FormName): Visitor | undefined {
  const other = formNames.find((name) => name !== form);
  const isEmptied = tabStore()?.getItem(draftKeys[form]) === emptied;
  const draft = other && !isEmptied ? readDraft(other) : undefined;
  return draft && visitorOf(draft.values);
}

export function writeDraft(form: FormName, draft: Draft, savedAt = Date.now()): void {
  const { drawing, enquiryNumber, sentAt, search } = draft;
  const values = Object.fromEntries(draftFields.map((name) => [name, draft.values[name]]));
  const text = JSON.stringify({ values, drawing, enquiryNumber, sentAt, search, savedAt });
  store(tabStore(), draftKeys[form], text);
  store(browserStore(), draftKeys[form], text);
}

/** Keeps the draft of this tab for who comes back, as another tab may have kept its own since. */
export function leaveDraft(form: FormName): void {
  const text = tabStore()?.getItem(draftKeys[form]);
  if (text && text !== emptied) {
    store(browserStore(), draftKeys[form], text);
  }
}

/** Removes the draft of this tab, also from the device if it is not that of another. */
export function removeDraft(form: FormName, isEmptied = false): void {
  const key = draftKeys[form];
  const tab = tabStore();
  const device = browserStore();
  if (!tab || tab.getItem(key) === device?.getItem(key)) {
    device?.removeItem(key);
  }
  tab?.removeItem(key);
  if (isEmptied) {
    store(tab, key, emptied);
  }
}
