import { type SubmitEvent, useCallback, useLayoutEffect } from "react";
import { breakNow } from "#components/enquiry/break-now.ts";
import { type FormProps, useEnquiryState } from "#components/enquiry/enquiry-store.ts";
import { createFieldProps, type EnquiryValues } from "#components/enquiry/fields.ts";
import { firstFieldId } from "#components/enquiry/form-ids.ts";
import { removeDraft, writeDraft } from "#components/enquiry/kept/draft.ts";
import {
  isEmpty,
  removeVisitor,
  visitorOf,
  writeVisitor,
} from "#components/enquiry/kept/visitor-of-visit.ts";
import { failureText } from "#components/enquiry/sending/status-text.ts";
import {
  nextAttempt,
  type Outcome,
  submitEnquiry,
  unanswered,
} from "#components/enquiry/sending/submit-enquiry.ts";
import type { Pricing } from "#components/enquiry/steps/pricing.ts";
import { usePhotographs } from "#components/photographs/use-photographs.ts";
import type { WallDrawing } from "#components/wall/drawing/drawing.ts";
import type { TextField } from "#contract/fields.ts";
import type { FormName } from "#contract/form.ts";
import type { EnquiryTexts } from "#data/enquiry/enquiry-props.ts";
import { fieldId } from "#ui/field-attributes.ts";
import type { ToastMessage } from "#ui/toast/toast-message.ts";
import { errorsOfLeft, isLeft } from "./doubts.ts";
import { useAnswers } from "./use-answers.ts";
import { useLeftFields } from "./use-left-fields.ts";
import { findErrors, trimValues } from "./validate.ts";

function successToast(texts: EnquiryTexts, form: FormName): ToastMessage {
  const closed = breakNow(texts.breaks);
  const text = closed ? `${texts.success} ${closed}` : texts.success;
  return { tone: "success", text, duration: form === "quote" ? 6_000 : 4_000 };
}

function useFocus(target: { id: string } | undefined) {
  useLayoutEffect(() => {
    if (target) {
      document.getElementById(target.id)?.focus();
    }
  }, [target]);
}

/** What a form does. Its state is in the store; its controls show the answers. */
export function useEnquiry(form: FormName, props: FormProps, pricing?: Pricing) {
  const { texts, sending, firm, store } = props;
  const state = useEnquiryState(store);
  const { answer, attach } = useAnswers(form, props, pricing);
  const photographs = usePhotographs(sending);
  const { left, leave } = useLeftFields();
  useFocus(state.focusOn);

  /** Sends valid answers. An exception counts as a failure, too. */
  const send = async (values: EnquiryValues): Promise<Outcome> => {
    const elapsedMs = performance.now();
    try {
      const attempt = nextAttempt(store.get(), firm.referencePrefix);
      const toast = { tone: "busy", text: texts.sending } as const;
      const begun = store.dispatch({ type: "sending", attempt, toast });
      writeDraft(form, begun);
      const submission = { form, values, drawing: begun.drawing, attempt, elapsedMs };
      return await submitEnquiry(submission, { sending, texts, pricing, photographs });
    } catch (error) {
      console.error(error);
      return unanswered;
    }
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { phase } = store.get();
    if (phase === "sending") {
      return;
    }
    // If a browser fills in the honeypot, every attempt would fail.
    const isRetry = phase === "failed" || phase === "offline";
    // Password managers may fill in fields without an event, so the controls are read again.
    const { values } = answer(isRetry ? { honeypot: "" } : {});
    if (Object.keys(findErrors(form, values, texts.errors)).length > 0) {
      store.dispatch({ type: "refused" });
      return;
    }
    const { drawing } = store.get();
    const outcome = await send(trimValues(values));
    if (!outcome.isReceived) {
      const { status } = outcome;
      // A browser may say that it is offline when it is not, so this decides only what to say.
      const isOffline = status === 0 && !navigator.onLine;
      const text = failureText(texts, { form, status, isOffline });
      const toast = { tone: "failure", text, duration: 4_000 } as const;
      store.dispatch({ type: "failed", status, isOffline, toast });
      return;
    }
    removeDraft(form);
    writeVisitor(values, true);
    const sender = visitorOf(values);
    const { params, fileKinds } = outcome;
    const received = {
      enquiryNumber: params.reference,
      service: values.service,
      rows: pricing?.asked(values, drawing, texts) ?? [],
      files: pricing?.filesText(fileKinds) ?? "",
    };
    const toast = successToast(texts, form);
    store.dispatch({ type: "received", received, sender, toast });
    await photographs.sendAfter(params);
  };

  const discardDraft = () => {
    removeDraft(form);
    removeVisitor();
    store.dispatch({ type: "discarded", focusId: firstFieldId[form] });
    photographs.chosen.clear();
  };

  const closeToast = useCallback(() => store.dispatch({ type: "toastClosed" }), [store]);

  const fillInSender = () => {
    answer(state.sender);
    document.getElementById(fieldId("name"))?.focus();
  };

  const { drawing, values } = state;
  const allErrors = findErrors(form, values, texts.errors);
  const isRefused = state.invalidSubmits > 0;
  const errors = isRefused ? allErrors : errorsOfLeft(allErrors, left, values);
  return {
    state,
    photographs,
    errors,
    /** The errors that the form lists after it was submitted with mistakes. */
    listedErrors: isRefused ? allErrors : {},
    isLeft: (field: TextField) => isLeft(field, left, values),
    leave,
    /**
     * Fills in who sent an enquiry in this visit; undefined without one, or once it is filled in.
     */
    fillInSender: state.sender && isEmpty(values) ? fillInSender : undefined,
    fieldProps: createFieldProps(form, texts, errors),
    attach,
    answer,
    /**
     * Keeps a drawing, or none, with the part of the service that it is of if that is another one.
     */
    changeDrawing: (drawing: WallDrawing | undefined, part?: string) =>
      answer(part === undefined ? {} : { part }, { drawing }),
    discardDraft,
    submit,
    /**
     * Shows the empty form after a confirmation, and moves the focus to the element with this id.
     */
    showForm: (focusId?: string) => store.dispatch({ type: "reopened", focusId }),
    closeToast,
    /** The part of the service that is chosen; "" without one. */
    workPart: pricing?.sentWork(values).part ?? "",
    /** The price for the answers, in words; "" without one. */
    priceIndication: pricing?.describe(values, "sentences") ?? "",
    /** The drawing in words; "" without one. */
    drawingText: pricing?.drawingText(values, drawing) ?? "",
  };
}

export type Enquiry = ReturnType<typeof useEnquiry>;
