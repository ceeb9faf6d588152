import {
  type FocusEvent,
  type SubmitEvent,
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type FormProps, useEnquiryState } from "#components/enquiry/enquiry-store.ts";
import {
  createFieldProps,
  type EnquiryValues,
  hasNoVisitor,
  visitorOf,
} from "#components/enquiry/fields.ts";
import { firstFieldId } from "#components/enquiry/form-ids.ts";
import { leaveDraft, removeDraft, writeDraft } from "#components/enquiry/kept/draft.ts";
import { failureText, successText } from "#components/enquiry/sending/status-text.ts";
import {
  nextAttempt,
  type Outcome,
  submitEnquiry,
  unanswered,
} from "#components/enquiry/sending/submit-enquiry.ts";
import { afterPress } from "#components/enquiry/steps/after-press.ts";
import type { Pricing } from "#components/enquiry/steps/pricing.ts";
import { usePhotographs } from "#components/photographs/use-photographs.ts";
import type { WallDrawing } from "#components/wall/geometry.ts";
import { type FormName, type TextField, textFields } from "#contract/fields.ts";
import { fieldId } from "#ui/field-attributes.ts";
import { beginning } from "./begin.ts";
import { errorsOfLeft, isLeft, type LeftFields } from "./doubts.ts";
import { carryOver, readControls, readPrerendered, writeControls } from "./form-controls.ts";
import { findErrors, trimValues } from "./validate.ts";

/** What a form does. Its state is in the store; its controls show the answers. */
export function useEnquiry(form: FormName, props: FormProps, pricing?: Pricing) {
  const { texts, sending, firm, store } = props;
  const state = useEnquiryState(store);
  const photographs = usePhotographs(sending);
  const element = useRef<HTMLFormElement>(null);
  const [prerendered] = useState(() => readPrerendered(form));
  /** What each field contained when the visitor last left it. */
  const [left, setLeft] = useState<LeftFields>({});
  const newestLeft = useRef<LeftFields>({});

  /** A ref callback for the form element. Without script, the browser validates the form. */
  const attach = useCallback((attached: HTMLFormElement | null) => {
    element.current = attached;
    if (attached) {
      attached.noValidate = true;
    }
  }, []);

  const readForm = () => (element.current ? readControls(element.current) : {});

  /** Reads what was typed before the script came, and the draft, once. */
  const begin = () => {
    if (store.get().hasBegun) {
      return;
    }
    const typed = readForm();
    const begun = beginning(form, props, pricing, typed);
    // As a transition, so that a slow phone answers to a finger meanwhile.
    startTransition(() => {
      store.dispatch(begun);
    });
    if (textFields.some((name) => typed[name])) {
      writeDraft(form, store.get());
    }
  };

  useLayoutEffect(() => {
    if (element.current) {
      carryOver(prerendered, element.current);
    }
  }, [prerendered]);

  // At once, because other listeners to the same event may read the controls.
  useLayoutEffect(() => {
    let shown = store.get().values;
    return store.listen(({ values }) => {
      if (element.current && values !== shown) {
        writeControls(element.current, values);
      }
      shown = values;
    });
  }, [store]);

  const beginAtRest = useEffectEvent(begin);
  useLayoutEffect(() => afterPress(beginAtRest), []);

  useEffect(() => {
    const keep = () => leaveDraft(form);
    addEventListener("pagehide", keep);
    return () => removeEventListener("pagehide", keep);
  }, [form]);

  useLayoutEffect(() => {
    if (state.focusOn) {
      document.getElementById(state.focusOn.id)?.focus();
    }
  }, [state.focusOn]);

  /** The square metres of a drawing for the work in these answers; "" when nothing counts. */
  const sizeOf = (drawing: WallDrawing | undefined, values: EnquiryValues): string =>
    (drawing && pricing?.drawnSquareMeters(values, drawing)) ?? "";

  /** Reads the answers from the controls, changes some of them, and returns the state. */
  const answer = (
    changed: Partial<EnquiryValues> = {},
    drawn?: { drawing: WallDrawing | undefined },
  ) => {
    begin();
    const before = store.get();
    const values = { ...before.values, ...readForm(), ...changed };
    const { drawing } = drawn ?? before;
    const wasDrawn =
      before.drawing !== undefined && values.squareMeters === sizeOf(before.drawing, before.values);
    // The number follows the drawing, also to other work: a facade has no ceiling.
    if (drawn?.drawing || wasDrawn) {
      values.squareMeters = sizeOf(drawing, values);
    }
    const answered = store.dispatch({ type: "answered", values, drawing });
    writeDraft(form, answered);
    return answered;
  };

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
    const { params, fileKinds } = outcome;
    const received = {
      enquiryNumber: params.reference,
      service: values.service,
      rows: pricing?.asked(values, drawing, texts) ?? [],
      files: pricing?.filesText(fileKinds) ?? "",
    };
    const duration = form === "quote" ? 6_000 : 4_000;
    const toast = { tone: "success", text: successText(texts), duration } as const;
    store.dispatch({ type: "received", received, sender: visitorOf(values), toast });
    await photographs.sendAfter(params);
  };

  const closeToast = useCallback(() => store.dispatch({ type: "toastClosed" }), [store]);

  const { drawing, values, sender } = state;
  const allErrors = findErrors(form, values, texts.errors);
  const isRefused = state.invalidSubmits > 0;
  const errors = isRefused ? allErrors : errorsOfLeft(allErrors, left, values);

  const fillInSender = () => {
    answer(sender);
    document.getElementById(fieldId("name"))?.focus();
  };

  return {
    state,
    photographs,
    errors,
    /** The errors that the form lists after it was submitted with mistakes. */
    listedErrors: isRefused ? allErrors : {},
    isLeft: (field: TextField) => isLeft(field, left, values),

    /** Notes what a field contains as it is left, because only then it may be called wrong. */
    leave({ target }: FocusEvent) {
      const { name, value } = target as HTMLInputElement;
      newestLeft.current = { ...newestLeft.current, [name]: value };
      // A message that appears must not move what is being pressed. By then, the field may have
      // been left once more.
      afterPress(() => setLeft(newestLeft.current));
    },

    /** Fills in who sent the enquiry before this one; undefined without one, or once it is done. */
    fillInSender: sender && hasNoVisitor(values) ? fillInSender : undefined,
    fieldProps: createFieldProps(form, texts, errors),
    attach,
    answer,
    /**
     * Keeps a drawing, or none, with the part of the service that it is of if that is another one.
     */
    changeDrawing: (changed: WallDrawing | undefined, part?: string) =>
      answer(part === undefined ? {} : { part }, { drawing: changed }),

    discardDraft() {
      removeDraft(form, true);
      store.dispatch({ type: "discarded", focusId: firstFieldId[form] });
      photographs.chosen.clear();
    },

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
