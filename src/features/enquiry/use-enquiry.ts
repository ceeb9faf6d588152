import { useCallback, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import type { EnquiryTexts } from "@/content/enquiry";
import type { ToastMessage } from "@/ui/toast/Toast";
import { type EnquiryValues, emptyValues, type FormName } from "./fields";
import { enquiryParams } from "./params";
import { onPriceIndication } from "./price-indication";
import { resolverOf } from "./rules";
import { type SendResult, type SendSettings, sendEnquiry } from "./send";
import { readStart, useDraft } from "./use-draft";
import type { Firm } from "./ways-out";

export interface EnquiryProps {
  texts: EnquiryTexts;
  sending: SendSettings & { recipient: string };
  firm: Firm;
}

/** Where an enquiry is. What was typed stays in the form in every state but "sent". */
export type Progress =
  | { state: "editing" }
  | { state: "sending" }
  | { state: "failed"; reference: string; result: SendResult | undefined }
  | { state: "offline"; reference: string }
  | { state: "sent"; reference: string };

/** Nobody fills in and sends a form in less. */
const minElapsedMs = 1_500;
const toastMs: Record<FormName | "failure", number> = { contact: 4_000, quote: 6_000, failure: 4_000 };

/** An enquiry form's behaviour: what it begins with, its rules, its draft, sending it once, and how that went. */
export function useEnquiry(form: FormName, formId: string, { texts, sending }: EnquiryProps) {
  const [start] = useState(() => readStart(form, formId));
  const [progress, setProgress] = useState<Progress>({ state: "editing" });
  const [toast, setToast] = useState<ToastMessage>();
  const [restored, setRestored] = useState(false);
  const [files, setFiles] = useState<File[]>([]);
  const [received, setReceived] = useState("");
  const busy = useRef(false);
  const draft = useDraft(form, start);
  const fields = useForm<EnquiryValues>({
    defaultValues: start.values,
    resolver: useState(() => resolverOf(form, texts.errors))[0],
    shouldFocusError: false,
  });
  const { change, setPriceIndication } = draft;

  useEffect(() => setRestored(start.restored), [start]);

  useEffect(
    () => fields.subscribe({ formState: { values: true }, callback: ({ values }) => change(values) }),
    [fields, change],
  );

  useEffect(() => {
    if (form !== "quote") return;
    return onPriceIndication(({ service, squareMeters, projectType, text }) => {
      const shouldValidate = fields.formState.isSubmitted;
      fields.setValue("service", service, { shouldValidate });
      fields.setValue("squareMeters", squareMeters, { shouldValidate });
      if (projectType) fields.setValue("projectType", projectType, { shouldValidate });
      change(fields.getValues());
      setPriceIndication(text);
    });
  }, [form, fields, change, setPriceIndication]);

  const clear = () => {
    draft.clear();
    fields.reset(emptyValues);
    setFiles([]);
    setRestored(false);
  };

  const transmit = async (values: EnquiryValues) => {
    if (busy.current) return;
    busy.current = true;
    const reference = draft.referenceFor(values);
    const elapsedMs = performance.now();
    setReceived("");
    setProgress({ state: "sending" });
    setToast({ tone: "busy", text: texts.sending });

    const isSpam = values.website !== "" || elapsedMs < minElapsedMs;
    let result: SendResult | undefined;
    if (navigator.onLine && !isSpam) {
      const context = {
        recipient: sending.recipient,
        reference,
        fileCount: files.length,
        elapsedMs,
        priceIndication: draft.priceIndication,
        labels: texts.options,
      };
      result = await sendEnquiry(sending, enquiryParams(form, values, context));
    }
    busy.current = false;

    if (result?.success) {
      clear();
      setReceived(form === "contact" ? reference : "");
      setProgress({ state: "sent", reference });
      setToast({ tone: "success", text: texts.success, duration: toastMs[form] });
    } else {
      const offline = !navigator.onLine;
      setProgress(offline ? { state: "offline", reference } : { state: "failed", reference, result });
      const text = offline ? texts.offline.waiting : texts.failure;
      setToast({ tone: "failure", text, duration: toastMs.failure });
    }
  };

  return {
    ...draft,
    fields,
    progress,
    toast,
    restored,
    received,
    files,
    setFiles,
    submit: fields.handleSubmit((values) => void transmit(values)),
    startAfresh: () => {
      clear();
      fields.setFocus("name");
    },
    closeToast: useCallback(() => setToast(undefined), []),
    again: useCallback(() => setProgress({ state: "editing" }), []),
  };
}

export type Enquiry = ReturnType<typeof useEnquiry>;
