import { browserStore } from "@/features/shared/browser-store";
import type { Drawing } from "@/features/wall/drawing";
import type { FormName } from "#contract/form.ts";
import { newReference } from "#contract/identity.ts";
import { isRecent } from "#contract/limits.ts";
import { draftKeys, emptyKept, type KeptValues } from "./fields";

/** What is kept of an unsent enquiry: never the privacy checkbox, never files. */
export interface Draft {
  values: KeptValues;
  drawing?: Drawing | undefined;
  /** Given at the first attempt to send, so that every later attempt carries the same. */
  reference?: string | undefined;
  sentAt?: string | undefined;
  /** The search of the address when this was saved: a link counts once. */
  asked?: string | undefined;
}

const saveAfterMs = 400;
const keepMs = 30 * 24 * 60 * 60 * 1_000;
const keptNames = Object.keys(emptyKept) as (keyof KeptValues)[];

/** The draft of a form; undefined when there is none, it is unreadable or older than 30 days. */
export function readDraft(form: FormName, now = Date.now()): Draft | undefined {
  try {
    const { saved, ...stored } = JSON.parse(browserStore()?.getItem(draftKeys[form]) ?? "null") as Draft & {
      saved: number;
    };
    if (!(now - saved < keepMs)) throw new Error("Too old");
    // One that cannot be read would break the form at every visit.
    stored.drawing?.walls.map(({ openings }) => openings.length);
    const kept = keptNames.filter((name) => typeof stored.values[name] === "string");
    const values = Object.fromEntries(kept.map((name) => [name, stored.values[name]]));
    return { ...stored, values: { ...emptyKept, ...values } };
  } catch {
    removeDraft(form);
    return undefined;
  }
}

/** Keeps the draft; where storage is full or refused, the form works without. */
export function writeDraft(form: FormName, draft: Draft, now = Date.now()): void {
  const values = Object.fromEntries(keptNames.map((name) => [name, draft.values[name]]));
  try {
    browserStore()?.setItem(draftKeys[form], JSON.stringify({ ...draft, values, saved: now }));
  } catch {}
}

const removeDraft = (form: FormName) => browserStore()?.removeItem(draftKeys[form]);

/** The draft of a form that is open: kept a moment after every change, together with the enquiry's reference. */
export function openDraft(form: FormName) {
  let draft: Draft = { values: emptyKept };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    writeDraft(form, { ...draft, asked: location.search });
  };

  return {
    /** What was kept of an earlier visit; this draft goes on from there. */
    begin(): Draft | undefined {
      const kept = readDraft(form);
      draft = { values: emptyKept, ...kept };
      return kept;
    },

    change(changed: Partial<Draft>): void {
      Object.assign(draft, changed);
      clearTimeout(timer);
      timer = setTimeout(save, saveAfterMs);
    },

    /** Saves what this tab has changed, and only that: a tab left open does not undo another's work. */
    flush: () => timer !== undefined && save(),

    /** Notes an attempt to send: its reference stays, and its moment for as long as it counts as the same. */
    attempt(values: KeptValues, referencePrefix: string): { reference: string; sentAt: string } {
      const now = new Date();
      const { sentAt: first = "" } = draft;
      const reference = draft.reference ?? newReference(referencePrefix);
      const sentAt = isRecent(first, now) ? first : now.toISOString();
      Object.assign(draft, { values, reference, sentAt });
      save();
      return { reference, sentAt };
    },

    clear(): void {
      clearTimeout(timer);
      timer = undefined;
      draft = { values: emptyKept };
      removeDraft(form);
    },
  };
}
