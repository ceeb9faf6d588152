import { type SubmitEvent, useCallback, useLayoutEffect, useRef, useState } from "react";
import { textFields } from "#contract/fields.ts";
import type { FormName } from "#contract/form.ts";
import type { EnquiryProps } from "#data/texts/enquiry-props.ts";
import type { WallDrawing } from "#features/wall/drawing.ts";
import { afterPress } from "./after-press.ts";
import { nextAttempt } from "./attempt.ts";
import { readDraft, removeDraft, writeDraft } from "./draft.ts";
import { type EnquiryState, emptyState } from "./enquiry-state.ts";
import { createFieldProps } from "./field-props.ts";
import type { EnquiryValues } from "./fields.ts";
import { readControls, writeControls } from "./form-controls.ts";
import { firstFieldId, partIds } from "./form-ids.ts";
import type { Pricing } from "./pricing.ts";
import { serviceFromSearch, startingValues } from "./starting-values.ts";
import { type Outcome, submitEnquiry, unanswered } from "./submit-enquiry.ts";
import { failureToast, successToast } from "./toasts.ts";
import { useFiles } from "./use-files.ts";
import { findErrors, trimValues } from "./validate.ts";

/** The state and behaviour of a form. Its controls contain the answers. */
export function useEnquiry(form: FormName, props: EnquiryProps, pricing?: Pricing) {
  const { texts, sending, firm, otherServices } = props;
  const element = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<EnquiryState>(emptyState);
  /** The same as `state`, but current while an enquiry is being sent. */
  const latest = useRef(state);
  const hasBegun = useRef(false);
  const files = useFiles(sending);

  /** A ref callback for the form element. Without script, the browser validates the form. */
  const attach = useCallback((form: HTMLFormElement | null) => {
    element.current = form;
    if (form) {
      form.noValidate = true;
    }
  }, []);

  const update = useCallback((changed: Partial<EnquiryState>) => {
    latest.current = { ...latest.current, ...changed };
    setState(latest.current);
    if (changed.values && element.current) {
      writeControls(element.current, changed.values);
    }
  }, []);

  /** Reads what was typed before hydration, and restores the draft, once. */
  const begin = useCallback(() => {
    if (!element.current || hasBegun.current) {
      return;
    }
    hasBegun.current = true;
    const typed = readControls(element.current);
    const { search } = location;
    const service = serviceFromSearch(search, texts.options.service, otherServices);
    const prefilled = { service, ...pricing?.prefill(search) };
    update(startingValues(prefilled, readDraft(form), typed));
    if (textFields.some((name) => typed[name])) {
      writeDraft(form, latest.current);
    }
  }, [form, pricing, texts, otherServices, update]);

  useLayoutEffect(() => {
    afterPress(begin);
  }, [begin]);

  const { focusOn } = state;
  useLayoutEffect(() => {
    if (focusOn) {
      document.getElementById(focusOn.id)?.focus();
    }
  }, [focusOn]);

  /** Reads the answers from the controls, and changes some of them. */
  const readAnswers = (changed: Partial<EnquiryValues> = {}): EnquiryValues => {
    begin();
    const typed = element.current ? readControls(element.current) : {};
    const { values: before, drawing } = latest.current;
    const values = { ...before, ...typed, ...changed };
    // The same drawing counts differently for other work: a facade has no ceiling.
    if (pricing && drawing && values.squareMeters === pricing.drawnSquareMeters(before, drawing)) {
      values.squareMeters = pricing.drawnSquareMeters(values, drawing);
    }
    update({ values });
    writeDraft(form, latest.current);
    return values;
  };

  const clear = (changed?: Partial<EnquiryState>) => {
    update({ ...emptyState, ...changed });
    removeDraft(form);
  };

  const showFailure = (status: number) => {
    const phase = navigator.onLine ? "failed" : "offline";
    const toast = failureToast(texts, status);
    update({ phase, status, toast, focusOn: { id: partIds.failure } });
  };

  const showReceived = ({ params, picture }: Outcome & { isReceived: true }) => {
    clear({
      phase: "sent",
      receivedNumber: params.reference,
      toast: successToast(texts, form),
      focusOn: { id: partIds.confirmation },
    });
    if (picture) {
      files.add([picture]);
    }
    files.sendAfter(params);
  };

  /** Sends valid answers. An exception counts as a failure, too. */
  const send = async (values: EnquiryValues): Promise<Outcome> => {
    const elapsedMs = performance.now();
    try {
      const attempt = nextAttempt(latest.current, firm.referencePrefix);
      const toast = { tone: "busy", text: texts.sending } as const;
      // The element that had the focus is inert or gone from now on.
      const focusOn = { id: partIds.submit };
      update({ ...attempt, receivedNumber: "", phase: "sending", toast, focusOn });
      writeDraft(form, latest.current);
      const { drawing } = latest.current;
      const submission = { form, values, drawing, attempt, elapsedMs };
      return await submitEnquiry(submission, { sending, texts, pricing, files });
    } catch (error) {
      console.error(error);
      return unanswered;
    }
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { phase, invalidSubmits } = latest.current;
    if (phase === "sending") {
      return;
    }
    // If a browser fills in the honeypot, every attempt would fail.
    const isRetry = phase === "failed" || phase === "offline";
    // Password managers may fill in fields without an event, so the controls are read again.
    const values = readAnswers(isRetry ? { honeypot: "" } : {});
    if (Object.keys(findErrors(form, values, texts.errors)).length > 0) {
      update({ invalidSubmits: invalidSubmits + 1, focusOn: { id: partIds.errors } });
      return;
    }
    const outcome = await send(trimValues(values));
    if (outcome.isReceived) {
      showReceived(outcome);
    } else {
      showFailure(outcome.status);
    }
  };

  /** Stores the drawing, and fills in its square metres. */
  const changeDrawing = (drawing: WallDrawing) => {
    begin();
    update({ drawing });
    const squareMeters = pricing?.drawnSquareMeters(latest.current.values, drawing) ?? "";
    readAnswers({ squareMeters });
  };

  /** Empties the form and removes its draft. */
  const discardDraft = () => {
    clear({ focusOn: { id: firstFieldId[form] } });
    files.clear();
  };

  const closeToast = useCallback(() => update({ toast: undefined }), [update]);

  /** Shows the empty form after a confirmation, and moves the focus to the element with this id. */
  const showForm = (focusId?: string) =>
    update({ phase: "editing", focusOn: focusId ? { id: focusId } : undefined });

  /** The price for these answers, in words; "" without one. */
  const priceIndication = (values: EnquiryValues) =>
    pricing?.priceIndication(values, latest.current.drawing) ?? "";

  const errors = state.invalidSubmits > 0 ? findErrors(form, state.values, texts.errors) : {};
  const { field, select } = createFieldProps(form, texts, errors);

  return {
    form,
    texts,
    firm,
    recipient: sending.recipient,
    files,
    state,
    errors,
    field,
    select,
    attach,
    readAnswers,
    changeDrawing,
    discardDraft,
    submit,
    showForm,
    closeToast,
    priceIndication,
  };
}

export type Enquiry = ReturnType<typeof useEnquiry>;
