import { type SubmitEvent, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import type { EnquiryTexts } from "@/content/pages/enquiry";
import { fields as limits, type TextField } from "#contract/fields.ts";
import { fileLimits } from "#contract/files.ts";
import type { FormName } from "#contract/form.ts";
import { minElapsedMs } from "#contract/spam.ts";
import { fieldId } from "@/ui/Field";
import type { Drawing } from "@/features/wall/drawing";
import type { ToastMessage } from "@/ui/toast/Toast";
import { browserStore } from "./draft";
import type { Firm } from "./fallback-contact";
import { type EnquiryValues, emptyValues } from "./fields";
import type { EnquiryParams } from "./params";
import { type Prefill, prefillService, typedInto } from "./prefill";
import type { SendResult } from "./send";
import type { Sending, Submission } from "./submission";
import { readStart, useDraft } from "./use-draft";
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

/** The mail library reaches for local storage when it is loaded, and breaks where the browser refuses it. */
async function importSubmission() {
  if (!browserStore())
    Object.defineProperty(window, "localStorage", { value: undefined, configurable: true });
  return import("./submission");
}

/** An enquiry form's behaviour: what it begins with, its draft, sending it once, and how that went. */
export function useEnquiry(form: FormName, formId: string, props: EnquiryProps, pricing?: Pricing) {
  const { texts, sending, firm, otherServices } = props;
  const [prefill] = useState(
    () => pricing ?? prefillService(Object.keys(texts.options.service), otherServices),
  );
  const [start] = useState(() => readStart(form, formId, prefill));
  const [progress, setProgress] = useState<Progress>({ state: "editing" });
  const [toast, setToast] = useState<ToastMessage>();
  const [restored, setRestored] = useState(false);
  const [received, setReceived] = useState("");
  const [drawing, setDrawing] = useState<Drawing>();
  const files = useFiles(form, sending);
  const busy = useRef(false);
  const draft = useDraft(form, start, prefill, firm.referencePrefix);
  const submission = useRef<Promise<Submission>>(undefined);

  /** Fetches what checks and sends an enquiry, once; a failure to fetch it may be tried again. */
  const fetchSubmission = useCallback(() => {
    submission.current ??= withTimeout(sending.giveUpAfterSeconds, importSubmission(), "No script")
      .then(({ createSubmission }) => createSubmission(form, texts, sending))
      .catch((error: unknown) => {
        submission.current = undefined;
        throw error;
      });
    return submission.current;
  }, [form, texts, sending]);

  const fields = useForm<EnquiryValues>({
    defaultValues: start.values,
    resolver: async (...asked) => (await fetchSubmission()).check(...asked),
    shouldFocusError: false,
  });
  const { change } = draft;

  // The prerendered form, which is taken over as it is, knows of neither.
  useEffect(() => {
    setRestored(start.restored);
    setDrawing(start.drawing);
  }, [start]);

  useEffect(() => {
    const callback = ({ values }: { values: EnquiryValues }) => {
      change({ values });
      // Ahead of need; whether it worked shows when it is needed.
      fetchSubmission().catch(() => {});
    };
    return fields.subscribe({ formState: { values: true }, callback });
  }, [fields, change, fetchSubmission]);

  const clear = () => {
    fields.reset(emptyValues);
    setDrawing(undefined);
    draft.clear();
    setRestored(false);
  };

  const succeed = (params: EnquiryParams, picture: File | undefined) => {
    const { reference } = params;
    if (picture) files.add([picture]);
    files.follow(params);
    clear();
    setReceived(form === "contact" ? reference : "");
    setProgress({ state: "sent", reference });
    setToast({ tone: "success", text: texts.success, duration: toastMs[form] });
  };

  const fail = (reference: string, result?: SendResult) => {
    const offline = !navigator.onLine;
    const status = result?.response?.status ?? 0;
    setProgress(offline ? { state: "offline", reference } : { state: "failed", reference, status });
    const refusal = status > 0 && texts.refused.replace("{status}", `${status}`);
    const text = offline ? texts.offline.waiting : refusal || texts.failure;
    setToast({ tone: "failure", text, duration: toastMs.failure });
  };

  const transmit = async (values: EnquiryValues) => {
    if (busy.current) return;
    busy.current = true;
    const { reference, sentAt } = draft.attempt(values);
    const elapsedMs = performance.now();
    setReceived("");
    setProgress({ state: "sending" });
    setToast({ tone: "busy", text: texts.sending });

    const isSpam = values.website !== "" || elapsedMs < minElapsedMs;
    if (!navigator.onLine || isSpam) {
      busy.current = false;
      return fail(reference);
    }
    const { params, send } = await fetchSubmission();
    const chosen = await files.count();
    const hasRoom = files.travel && chosen < fileLimits.count;
    const picture = drawing && hasRoom ? await pricing?.picture(values, drawing) : undefined;
    const sent = params(values, {
      ...{ reference, sentAt, elapsedMs },
      fileCount: picture ? chosen + 1 : chosen,
      priceIndication: pricing?.priceIndication(values, drawing) ?? "",
    });
    const result = await send(sent);
    busy.current = false;
    if (result.success) succeed(sent, picture);
    else fail(reference, result);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Programs that fill in forms do not always tell the page.
    for (const [name, value] of Object.entries(typedInto(event.currentTarget))) {
      fields.setValue(name as keyof EnquiryValues, value);
    }
    try {
      await fetchSubmission();
    } catch {
      // The connection broke after the page had come: nothing can be checked or sent, but all of it can be kept.
      return fail(draft.attempt(fields.getValues()).reference);
    }
    // Not waited for: the library counts an attempt as ended here, and must not do so after the form was emptied.
    await fields.handleSubmit((values) => void transmit(values))(event);
  };

  return {
    fields,
    /** What ties a field that is typed in to the form. */
    typed: (name: TextField) => ({ ...fields.register(name), maxLength: limits[name].most }),
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
    priceIndication: () => pricing?.priceIndication(fields.getValues(), drawing) ?? "",
    drawing,
    /** Keeps what is drawn, and fills in the square metres that it comes to. */
    draw: (next: Drawing, squareMeters: string) => {
      setDrawing(next);
      change({ drawing: next });
      fields.setValue("squareMeters", squareMeters, { shouldValidate: fields.formState.isSubmitted });
    },
  };
}

export type Enquiry = ReturnType<typeof useEnquiry>;
