import { type SubmitEvent, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import type { EnquiryTexts } from "@/content/pages/enquiry";
import type { FormName } from "#contract/form.ts";
import { fields as limits, type TextField } from "#contract/fields.ts";
import { minElapsedMs } from "#contract/spam.ts";
import { fieldId } from "@/ui/Field";
import type { ToastMessage } from "@/ui/toast/Toast";
import { type EnquiryValues, emptyValues } from "./fields";
import type { EnquiryParams } from "./params";
import type { SendResult } from "./send";
import { typedInto } from "./starting-point";
import { statusOf } from "./status";
import type { Sending } from "./submission";
import { readStart, useDraft } from "./use-draft";
import { useFiles } from "./use-files";
import { usePriceIndication } from "./use-price-indication";
import { useSubmission } from "./use-submission";
import type { Firm } from "./ways-out";

export interface EnquiryProps {
  texts: EnquiryTexts;
  sending: Sending;
  firm: Firm & { referencePrefix: string };
  /** The services that this form does not offer by name. */
  otherServices: string[];
}

/** Where an enquiry is. What was typed stays in the form in every state but "sent". */
export type Progress =
  | { state: "editing" }
  | { state: "sending" }
  | { state: "failed"; reference: string; result: SendResult | undefined }
  | { state: "offline"; reference: string }
  | { state: "sent"; reference: string };

const toastMs: Record<FormName | "failure", number> = { contact: 4_000, quote: 6_000, failure: 4_000 };

/** An enquiry form's behaviour: what it begins with, its draft, sending it once, and how that went. */
export function useEnquiry(form: FormName, formId: string, props: EnquiryProps) {
  const { texts, sending, firm, otherServices: others } = props;
  const [start] = useState(() =>
    readStart(form, formId, { offered: Object.keys(texts.options.service), others }),
  );
  const [progress, setProgress] = useState<Progress>({ state: "editing" });
  const [toast, setToast] = useState<ToastMessage>();
  const [restored, setRestored] = useState(false);
  const [received, setReceived] = useState("");
  const files = useFiles(form, sending);
  const busy = useRef(false);
  const draft = useDraft(form, start, firm.referencePrefix);
  const { fetchSubmission, prepare } = useSubmission(form, texts, sending);
  const fields = useForm<EnquiryValues>({
    defaultValues: start.values,
    resolver: async (...asked) => (await fetchSubmission()).check(...asked),
    shouldFocusError: false,
  });
  const { change } = draft;
  usePriceIndication(fields, draft.setPriceIndication);

  useEffect(() => setRestored(start.restored), [start]);

  useEffect(() => {
    const callback = ({ values }: { values: EnquiryValues }) => {
      change(values);
      prepare();
    };
    return fields.subscribe({ formState: { values: true }, callback });
  }, [fields, change, prepare]);

  const clear = () => {
    fields.reset(emptyValues);
    draft.clear();
    setRestored(false);
  };

  const succeed = (params: EnquiryParams) => {
    const { reference } = params;
    files.follow(params);
    clear();
    setReceived(form === "contact" ? reference : "");
    setProgress({ state: "sent", reference });
    setToast({ tone: "success", text: texts.success, duration: toastMs[form] });
  };

  const fail = (reference: string, result?: SendResult) => {
    const offline = !navigator.onLine;
    setProgress(offline ? { state: "offline", reference } : { state: "failed", reference, result });
    const status = statusOf(result);
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
    const { priceIndication } = draft;
    const submission = await fetchSubmission();
    const fileCount = await files.count();
    const params = submission.params(values, { reference, sentAt, fileCount, elapsedMs, priceIndication });
    const result = await submission.send(params);
    busy.current = false;
    if (result.success) succeed(params);
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
    ...draft,
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
      document.getElementById(fieldId("name"))?.focus();
    },
    closeToast: useCallback(() => setToast(undefined), []),
    /** Shows the empty form again and moves the focus to the element with the given id. */
    again: useCallback((focusId?: string) => {
      flushSync(() => setProgress({ state: "editing" }));
      if (focusId) document.getElementById(focusId)?.focus();
    }, []),
  };
}

export type Enquiry = ReturnType<typeof useEnquiry>;
