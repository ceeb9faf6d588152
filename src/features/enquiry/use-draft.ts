import { useCallback, useEffect, useRef } from "react";
import type { Drawing } from "@/features/wall/drawing";
import type { FormName } from "#contract/form.ts";
import { isRecent } from "#contract/idempotency.ts";
import { browserStore, type Draft, readDraft, removeDraft, writeDraft } from "./draft";
import { draftKeys, emptyKept, type KeptValues } from "./fields";
import { type Prefill, type Start, startingPoint, typedInto } from "./prefill";

const saveAfterMs = 400;

// Without vowels and without what looks alike, so that it is read over the phone and never spells a word.
const alphabet = "23456789CFGHJKMPQRVWX";

/** A new reference for an enquiry, as in AB-7Q3XW9CM. */
export function newReference(prefix: string): string {
  const numbers = crypto.getRandomValues(new Uint32Array(8));
  return `${prefix}-${Array.from(numbers, (number) => alphabet[number % alphabet.length]).join("")}`;
}

const nothing: Readonly<Draft> = { values: emptyKept };

/** The draft of a form that is open: kept while the visitor types, together with the enquiry's reference. */
export function useDraft(form: FormName, prefill: Prefill, referencePrefix: string) {
  const key = draftKeys[form];
  const draft = useRef<Draft>({ ...nothing });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    writeDraft(browserStore(), key, { ...draft.current, asked: prefill.asked(location.search) });
  }, [key, prefill]);

  const change = useCallback(
    (changed: { values?: KeptValues; drawing?: Drawing }) => {
      Object.assign(draft.current, changed);
      clearTimeout(timer.current);
      timer.current = setTimeout(save, saveAfterMs);
    },
    [save],
  );

  /** What a prerendered form begins with: what was kept, asked for by the address, or typed meanwhile. */
  const begin = useCallback(
    (prerendered: HTMLFormElement): Start => {
      const kept = readDraft(browserStore(), key);
      const typed = typedInto(prerendered);
      const start = startingPoint({ prefill, search: location.search, draft: kept, typed });
      const { values, drawing, reference, sentAt } = start;
      draft.current = { values, drawing, reference, sentAt };
      // Nobody saw it being typed.
      if (start.isTyped) change({ values });
      return start;
    },
    [key, prefill, change],
  );

  // Only what this tab has changed is written, so that a tab left open does not undo another's work.
  useEffect(() => {
    const flush = () => timer.current !== undefined && save();
    addEventListener("pagehide", flush);
    return () => removeEventListener("pagehide", flush);
  }, [save]);

  /**
   * Notes an attempt to send. The enquiry keeps the reference of the first until it is sent or cleared, and its
   * moment for as long as the mail service takes it for the mail's.
   */
  const attempt = (values: KeptValues) => {
    const now = new Date();
    const { sentAt: first = "" } = draft.current;
    const reference = draft.current.reference ?? newReference(referencePrefix);
    const sentAt = isRecent(first, now) ? first : now.toISOString();
    Object.assign(draft.current, { values, reference, sentAt });
    save();
    return { reference, sentAt };
  };

  const clear = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    draft.current = { ...nothing };
    removeDraft(browserStore(), key);
  };

  return { begin, change, clear, attempt };
}
