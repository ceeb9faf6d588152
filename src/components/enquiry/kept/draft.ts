import {
  draftFields,
  type EnquiryValues,
  emptyValues,
  type Visitor,
  visitorOf,
} from "#components/enquiry/fields.ts";
import type { WallDrawing } from "#components/wall/geometry.ts";
import { type FormName, formNames } from "#contract/fields.ts";
import { deviceStore, draftKeys, removeOldDrafts, tabStore } from "./kept-on-device.ts";

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

const isDrawing = (drawing: WallDrawing | undefined) =>
  Array.isArray(drawing?.walls) && drawing.walls.every(({ openings }) => Array.isArray(openings));

/** The draft of a form; undefined when there is none, it is damaged or older than 30 days. */
export function readDraft(form: FormName): Draft | undefined {
  removeOldDrafts();
  const key = draftKeys[form];
  const text = tabStore()?.getItem(key) ?? deviceStore()?.getItem(key);
  if (!text) {
    return undefined;
  }
  const { savedAt: _, ...draft } = JSON.parse(text) as Draft & { savedAt: number };
  const values = { ...emptyValues };
  for (const name of draftFields) {
    const value = draft.values?.[name];
    if (typeof value === "string") {
      values[name] = value;
    }
  }
  return { ...draft, values, drawing: isDrawing(draft.drawing) ? draft.drawing : undefined };
}

/**
 * What was typed about the visitor in the other form of this tab, unless this form was emptied.
 */
export function visitorOfOtherForm(form: FormName, draft: Draft | undefined): Visitor | undefined {
  const isEmptied = draft && draftFields.every((name) => draft.values[name] === "");
  const other = formNames.find((name) => name !== form);
  const typed = other && !isEmptied ? readDraft(other) : undefined;
  return typed && visitorOf(typed.values);
}

/** Keeps a draft, unless storage is full or refused: the form works without. */
export function writeDraft(
  form: FormName,
  draft: Draft,
  stores: readonly (Storage | undefined)[] = [tabStore(), deviceStore()],
): void {
  const { drawing, enquiryNumber, sentAt, search } = draft;
  const values = Object.fromEntries(draftFields.map((name) => [name, draft.values[name]]));
  const kept = { values, drawing, enquiryNumber, sentAt, search, savedAt: Date.now() };
  for (const store of stores) {
    try {
      store?.setItem(draftKeys[form], JSON.stringify(kept));
    } catch {
      // It is not kept.
    }
  }
}

/** Removes the draft of this tab, also from the device if it is not that of another. */
export function removeDraft(form: FormName): void {
  const key = draftKeys[form];
  const own = tabStore()?.getItem(key);
  if (!own || own === deviceStore()?.getItem(key)) {
    deviceStore()?.removeItem(key);
  }
  tabStore()?.removeItem(key);
}

/** Removes the draft of a form that the visitor has emptied, which stays empty in this tab. */
export function emptyDraft(form: FormName): void {
  removeDraft(form);
  writeDraft(form, { values: emptyValues }, [tabStore()]);
}
