import { type SubmitEvent, useCallback, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { EnquiryTexts } from "@/content/pages/enquiry";
import type { Drawing } from "@/features/wall/drawing";
import { fields as limits, type TextField } from "#contract/fields.ts";
import { fileLimits } from "#contract/files.ts";
import type { FormName } from "#contract/form.ts";
import { minElapsedMs } from "#contract/spam.ts";
import { fieldId } from "@/ui/Field";
import type { ToastMessage } from "@/ui/toast/Toast";
import { browserStore } from "./draft";
import type { Firm } from "./fallback-contact";
import { type EnquiryValues, emptyValues } from "./fields";
import { type Prefill, prefillService, typedInto, writeInto } from "./prefill";
import { type Errors, errorsIn, trimmed } from "./rules";
import type { SendResult } from "./send";
import type { Sending, Submission } from "./submission";
import { useDraft } from "./use-draft";
import { useFiles } from "./use-files";
import { withTimeout } from "./with-timeout";

export interface EnquiryProps {
  texts: EnquiryTexts;
  sending: Sending;
  firm: Firm & { referencePrefix: string };
  /** The services that this form does not offer by name. */
  otherServices: string[];
}

/** What a form says of prices, where it does. */
export interface Pricing extends Prefill {
  /** The price that goes along with these answers, and what was drawn, in words; "" for none. */
  priceIndication: (values: EnquiryValues, drawing: Drawing | undefined) => string;
  /** What was drawn, as a picture; undefined where it cannot be made. */
  picture: (values: EnquiryValues, drawing: Drawing) => Promise<File | undefined>;
}

/** Where an enquiry is. What was typed stays in the form in every state but "sent". */
export type Progress =
  | { state: "editing" }
  | { state: "sending" }
  | { state: "failed"; reference: string; status: number }
  | { state: "offline"; reference: string }
  | { state: "sent"; reference: string };

const toastMs: Record<FormName | "failure", number> = { contact: 4_000, quote: 6_000, failure: 4_000 };

/** Where each form begins. */
export const firstField: Record<FormName, string> = {
  contact: fieldId("name"),
  quote: fieldId("service"),
};

type Choice = keyof EnquiryTexts["options"];

/** The mail library reaches for local storage when it is loaded, and breaks where the browser refuses it. */
async function importSubmission() {
  if (!browserStore())
    Object.defineProperty(window, "localStorage", { value: undefined, configurable: true });
  return import("./submission");
}

/**
 * An enquiry form's state and behaviour: what it begins with, its draft, what is wrong with it, sending it once, and
 * how that went. The controls hold the answers; they are read whenever one changes.
 */
export function useEnquiry(form: FormName, props: EnquiryProps, pricing?: Pricing) {
  const { texts, sending, firm, otherServices } = props;
  const [prefill] = useState(
    () => pricing ?? prefillService(Object.keys(texts.options.service), otherServices),
  );
  const element = useRef<HTMLFormElement>(null);
  // As prerendered, so that it can be taken over as it is.
  const [values, setValues] = useState(emptyValues);
  const latest = useRef(values);
  const [drawing, setDrawing] = useState<Drawing>();
  const [errors, setErrors] = useState<Errors>({});
  /** Counts what was submitted with mistakes in it. */
  const [mistaken, setMistaken] = useState(0);
  const [progress, setProgress] = useState<Progress>({ state: "editing" });
  const [toast, setToast] = useState<ToastMessage>();
  const [restored, setRestored] = useState(false);
  const [received, setReceived] = useState("");
  const files = useFiles(form, sending);
  const busy = useRef(false);
  const draft = useDraft(form, prefill, firm.referencePrefix);
  const { begin } = draft;
  const submission = useRef<Promise<Submission>>(undefined);

  /** Fetches what sends an enquiry, once; a failure to fetch it may be tried again. */
  const fetchSubmission = () => {
    submission.current ??= withTimeout(sending.giveUpAfterSeconds, importSubmission(), "No script")
      .then(({ createSubmission }) => createSubmission(form, texts, sending))
      .catch((error: unknown) => {
        submission.current = undefined;
        throw error;
      });
    return submission.current;
  };

  useLayoutEffect(() => {
    if (!element.current) return;
    const start = begin(element.current);
    writeInto(element.current, start.values);
    latest.current = start.values;
    setValues(start.values);
    setDrawing(start.drawing);
    setRestored(start.restored);
  }, [begin]);

  /** Takes over answers, from the controls or for them. */
  const take = (changed: Partial<EnquiryValues>) => {
    const next = { ...latest.current, ...changed };
    latest.current = next;
    setValues(next);
    if (mistaken > 0) setErrors(errorsIn(form, next, texts.errors));
    draft.change({ values: next });
    // Ahead of need; whether it worked shows when it is needed.
    fetchSubmission().catch(() => {});
    return next;
  };

  const clear = () => {
    latest.current = emptyValues;
    setValues(emptyValues);
    if (element.current) writeInto(element.current, emptyValues);
    setDrawing(undefined);
    setErrors({});
    setMistaken(0);
    draft.clear();
    setRestored(false);
  };

  const fail = (reference: string, result?: SendResult) => {
    const offline = !navigator.onLine;
    const status = result?.response?.status ?? 0;
    setProgress(offline ? { state: "offline", reference } : { state: "failed", reference, status });
    const refusal = status > 0 && texts.refused.replace("{status}", `${status}`);
    const text = offline ? texts.offline.waiting : refusal || texts.failure;
    setToast({ tone: "failure", text, duration: toastMs.failure });
  };

  const transmit = async (checked: EnquiryValues) => {
    const { reference, sentAt } = draft.attempt(checked);
    const elapsedMs = performance.now();
    setReceived("");
    setProgress({ state: "sending" });
    setToast({ tone: "busy", text: texts.sending });

    const isSpam = checked.website !== "" || elapsedMs < minElapsedMs;
    if (!navigator.onLine || isSpam) return fail(reference);
    const script = await fetchSubmission().catch(() => undefined);
    // The connection broke after the page had come: nothing can be sent, but all of it is kept.
    if (!script) return fail(reference);
    const chosen = await files.count();
    const hasRoom = files.travel && chosen < fileLimits.count;
    const picture = drawing && hasRoom ? await pricing?.picture(checked, drawing) : undefined;
    const sent = script.params(checked, {
      ...{ reference, sentAt, elapsedMs },
      fileCount: picture ? chosen + 1 : chosen,
      priceIndication: pricing?.priceIndication(checked, drawing) ?? "",
    });
    const result = await script.send(sent);
    if (!result.success) return fail(reference, result);
    if (picture) files.add([picture]);
    files.follow(sent);
    clear();
    setReceived(form === "contact" ? reference : "");
    setProgress({ state: "sent", reference });
    setToast({ tone: "success", text: texts.success, duration: toastMs[form] });
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy.current) return;
    // Programs that fill in forms do not always tell the page.
    const given = take(typedInto(event.currentTarget));
    const found = errorsIn(form, given, texts.errors);
    setErrors(found);
    if (Object.keys(found).length > 0) return setMistaken((count) => count + 1);
    busy.current = true;
    await transmit(trimmed(given));
    busy.current = false;
  };

  return {
    element,
    values,
    errors,
    mistaken,
    /** What ties a field to the form: its name, its label, its size and what is wrong with it. */
    field: (name: TextField) => ({
      name,
      label: texts.fields[name],
      error: errors[name],
      maxLength: limits[name].most,
    }),
    /** What ties a list of choices to the form. */
    select: (name: Choice) => ({
      as: "select" as const,
      name,
      label: texts.fields[name],
      error: errors[name],
      options: texts.options[name],
      choose: texts.choose,
    }),
    /** The controls were changed. */
    change: () => element.current && take(typedInto(element.current)),
    take,
    progress,
    toast,
    restored,
    received,
    files,
    submit,
    startAfresh: () => {
      clear();
      files.clear();
      document.getElementById(firstField[form])?.focus();
    },
    closeToast: useCallback(() => setToast(undefined), []),
    /** Shows the empty form again and moves the focus to the element with the given id. */
    again: useCallback((focusId?: string) => {
      flushSync(() => setProgress({ state: "editing" }));
      if (focusId) document.getElementById(focusId)?.focus();
    }, []),
    /** The price that goes along with what is filled in now. */
    priceIndication: () => pricing?.priceIndication(values, drawing) ?? "",
    drawing,
    /** Keeps what is drawn, and fills in the square metres that it comes to. */
    draw: (next: Drawing, squareMeters: string) => {
      setDrawing(next);
      draft.change({ drawing: next });
      const changed = take({ squareMeters });
      if (element.current) writeInto(element.current, changed);
    },
  };
}

export type Enquiry = ReturnType<typeof useEnquiry>;
