import { useCallback, useEffect, useRef, useState } from "react";
import type { FormName } from "#contract/form.ts";
import { isRecent } from "#contract/idempotency.ts";
import { browserStore, readDraft, removeDraft, writeDraft } from "./draft";
import { draftKeys, type EnquiryValues, type EnquiryTextValues, emptyTexts } from "./fields";
import { isFollowing } from "./following";
import { newReference } from "./reference";
import { askedIn, type Services, type Start, startingPoint, typedInto } from "./starting-point";

const saveAfterMs = 400;

/** What a prerendered form begins with, once its script is there. */
export function readStart(form: FormName, formId: string, services: Services): Start {
  if (typeof document === "undefined")
    return startingPoint({ services, asked: "", isFollowing: false, draft: undefined, typed: {} });
  const prerendered = document.getElementById(formId);
  return startingPoint({
    services,
    asked: askedIn(location.search),
    isFollowing: isFollowing(history.state),
    draft: readDraft(browserStore(), draftKeys[form]),
    typed: prerendered instanceof HTMLFormElement ? typedInto(prerendered) : {},
  });
}

/** The draft of a form that is open: kept while the visitor types, together with the enquiry's reference. */
export function useDraft(form: FormName, start: Start, referencePrefix: string) {
  const key = draftKeys[form];
  const draft = useRef({
    values: start.values as EnquiryTextValues,
    reference: start.reference,
    sentAt: start.sentAt,
    priceIndication: start.priceIndication,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [priceIndication, setPrice] = useState("");

  // Not from the beginning: the prerendered form, which must be hydrated as it is, knows of no price.
  useEffect(() => setPrice(start.priceIndication), [start]);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    writeDraft(browserStore(), key, { ...draft.current, asked: askedIn(location.search) });
  }, [key]);

  const change = useCallback(
    (values: EnquiryValues) => {
      draft.current.values = values;
      clearTimeout(timer.current);
      timer.current = setTimeout(save, saveAfterMs);
    },
    [save],
  );

  // Typed before the script came, so that nobody saw it being typed.
  useEffect(() => {
    if (start.isTyped) change(start.values);
  }, [start, change]);

  // Only what this tab has changed is written, so that a tab left open does not undo another's work.
  useEffect(() => {
    const flush = () => timer.current !== undefined && save();
    addEventListener("pagehide", flush);
    return () => removeEventListener("pagehide", flush);
  }, [save]);

  const setPriceIndication = useCallback(
    (text: string) => {
      draft.current.priceIndication = text;
      setPrice(text);
      save();
    },
    [save],
  );

  /**
   * Notes an attempt to send. The enquiry keeps the reference of the first until it is sent or cleared, and its
   * moment for as long as the mail service takes it for the mail's.
   */
  const attempt = useCallback(
    (values: EnquiryValues) => {
      const now = new Date();
      const reference = draft.current.reference ?? newReference(referencePrefix);
      const sentAt = isRecent(draft.current.sentAt, now) ? draft.current.sentAt : now.toISOString();
      draft.current = { ...draft.current, values, reference, sentAt };
      save();
      return { reference, sentAt };
    },
    [save, referencePrefix],
  );

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    draft.current = { values: emptyTexts, reference: undefined, sentAt: "", priceIndication: "" };
    setPrice("");
    removeDraft(browserStore(), key);
  }, [key]);

  return { change, clear, attempt, priceIndication, setPriceIndication };
}
