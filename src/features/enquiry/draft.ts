import type { FormName } from "#contract/form.ts";
import { newReference } from "#contract/identity.ts";
import { isRecent } from "#contract/limits.ts";
import { browserStore } from "#features/shared/browser-store.ts";
import type { Drawing } from "#features/wall/drawing.ts";
import { draftKeys, type EnquiryValues, emptyValues, keptNames } from "./fields.ts";

/** What is kept of an unsent enquiry: never the privacy checkbox, never files. */
export interface Draft {
  values: EnquiryValues;
  drawing?: Drawing | undefined;
  /** Given at the first attempt to send, so that every later attempt carries the same. */
  reference?: string | undefined;
  sentAt?: string | undefined;
  /** The search of the address when this was saved: a link counts once. */
  asked?: string | undefined;
}

const keepMs = 30 * 24 * 60 * 60 * 1_000;

/** The draft of a form; undefined when there is none, it is unreadable or older than 30 days. */
export function readDraft(form: FormName, now = Date.now()): Draft | undefined {
  try {
    const { saved, ...stored } = JSON.parse(
      browserStore()?.getItem(draftKeys[form]) ?? "null",
    ) as Draft & {
      saved: number;
    };
    if (!(now - saved < keepMs)) {
      throw new Error("Too old");
    }
    // One that cannot be read would break the form at every visit.
    stored.drawing?.walls.map(({ openings }) => openings.length);
    const kept = keptNames.filter((name) => typeof stored.values[name] === "string");
    const values = Object.fromEntries(kept.map((name) => [name, stored.values[name]]));
    return { ...stored, values: { ...emptyValues, ...values } };
  } catch {
    removeDraft(form);
    return undefined;
  }
}

/** Keeps the draft; where storage is full or refused, the form works without. */
export function writeDraft(form: FormName, draft: Draft, saved = Date.now()): void {
  const { drawing, reference, sentAt, asked } = draft;
  const values = Object.fromEntries(keptNames.map((name) => [name, draft.values[name]]));
  try {
    const text = JSON.stringify({ values, drawing, reference, sentAt, asked, saved });
    browserStore()?.setItem(draftKeys[form], text);
  } catch {}
}

export const removeDraft = (form: FormName) => browserStore()?.removeItem(draftKeys[form]);

/**
 * What an attempt to send carries: the reference of the first, and its moment for as long as it
 * counts as the same.
 */
export function attemptAt({ reference, sentAt = "" }: Draft, referencePrefix: string) {
  const now = new Date();
  return {
    reference: reference || newReference(referencePrefix),
    sentAt: isRecent(sentAt, now) ? sentAt : now.toISOString(),
  };
}
