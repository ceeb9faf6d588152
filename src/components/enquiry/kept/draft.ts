import { browserStore, draftKeys, keepMs } from "#components/device/kept-on-device.ts";
import { draftFields, type EnquiryValues, emptyValues } from "#components/enquiry/fields.ts";
import type { WallDrawing } from "#components/wall/drawing/drawing.ts";
import type { FormName } from "#contract/form.ts";

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

/** The draft of a form; undefined when there is none, it is damaged or older than 30 days. */
export function readDraft(form: FormName, now = Date.now()): Draft | undefined {
  const text = browserStore()?.getItem(draftKeys[form]);
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
  removeDraft(form);
  return undefined;
}

/** Stores the draft. When storage is full or refused, the form works without. */
export function writeDraft(form: FormName, draft: Draft, savedAt = Date.now()): void {
  const { drawing, enquiryNumber, sentAt, search } = draft;
  const values = Object.fromEntries(draftFields.map((name) => [name, draft.values[name]]));
  try {
    const text = JSON.stringify({ values, drawing, enquiryNumber, sentAt, search, savedAt });
    browserStore()?.setItem(draftKeys[form], text);
  } catch {
    // The draft is not stored.
  }
}

/** Removes the draft of a form from the device. */
export function removeDraft(form: FormName): void {
  browserStore()?.removeItem(draftKeys[form]);
}
