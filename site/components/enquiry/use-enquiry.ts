import { type FormName, type TextField, textFields } from "@contractor/core/enquiry/fields.ts";
import {
  type FocusEvent,
  type SubmitEvent,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useStore } from "#components/device/create-store.ts";
import { createPhotographs } from "#components/photographs/photographs.ts";
import type { WallDrawing } from "#components/wall/geometry.ts";
import type { FormProps } from "./enquiry-store.ts";
import { createFieldProps, type EnquiryValues, firstFieldId, partIds } from "./fields.ts";
import { afterPress, readControls, writeControls } from "./form/form-controls.ts";
import { findErrors, isLeft, type LeftFields, trimValues } from "./form/validate.ts";
import { emptyDraft, firstStateHere, writeDraft } from "./kept/draft.ts";
import { submitEnquiry } from "./sending/submit-enquiry.ts";
import type { Pricing } from "./steps/pricing.ts";

/** What a form does. Its state is in the store; its controls show the answers. */
export function useEnquiry(form: FormName, props: FormProps, pricing?: Pricing) {
  const { texts, sending, firm, store } = props;
  const state = useStore(store);
  const [photographs] = useState(() => createPhotographs(sending));
  const files = useStore(photographs);
  const element = useRef<HTMLFormElement>(null);
  /** What each field contained when the visitor last left it. */
  const [left, setLeft] = useState<LeftFields>({});

  const readForm = () => (element.current ? readControls(element.current) : {});

  /** Reads what was typed before the script came, and the draft, once. */
  const begin = () => {
    if (!store.get().hasBegun) {
      const typed = readForm();
      const begun = store.update(firstStateHere(form, props, pricing, typed));
      if (textFields.some((name) => typed[name])) {
        writeDraft(form, begun);
      }
    }
  };
  const beginAtRest = useEffectEvent(begin);

  // Without script, the browser validates the form.
  useLayoutEffect(() => element.current?.setAttribute("novalidate", ""));

  // Before it begins, and at once, because other listeners to the same event may read the controls.
  useLayoutEffect(() => {
    let shown = store.get().values;
    return store.listen(() => {
      const { values } = store.get();
      if (element.current && values !== shown) {
        writeControls(element.current, values);
      }
      shown = values;
    });
  }, [store]);

  useLayoutEffect(() => afterPress(beginAtRest), []);

  useLayoutEffect(() => {
    if (state.focusOn) {
      document.getElementById(state.focusOn.id)?.focus();
    }
  }, [state.focusOn]);

  /** The square metres of a drawing for the work in these answers; "" when nothing counts. */
  const sizeOf = (drawing: WallDrawing | undefined, values: EnquiryValues): string =>
    (drawing && pricing?.drawnSquareMeters(values, drawing)) ?? "";

  /** Reads the answers from the controls, changes some of them, and returns all. */
  const answer = (
    changed: Partial<EnquiryValues> = {},
    drawn?: { drawing: WallDrawing | undefined },
  ): EnquiryValues => {
    begin();
    const before = store.get();
    const values = { ...before.values, ...readForm(), ...changed };
    const { drawing } = drawn ?? before;
    const wasDrawn =
      before.drawing !== undefined && values.squareMeters === sizeOf(before.drawing, before.values);
    // The number follows the drawing, also to other work: a ceiling is not in it.
    if (drawn?.drawing || wasDrawn) {
      values.squareMeters = sizeOf(drawing, values);
    }
    writeDraft(form, store.update({ values, drawing }));
    return values;
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
    const answers = answer(isRetry ? { honeypot: "" } : {});
    if (Object.keys(findErrors(form, answers, texts.errors)).length > 0) {
      store.update({ isRefused: true, focusOn: { id: partIds.errors } });
    } else {
      await submitEnquiry(form, trimValues(answers), props, pricing, photographs);
    }
  };

  const { drawing, values } = state;
  const allErrors = findErrors(form, values, texts.errors);
  const isLeftAsItIs = (field: TextField) => isLeft(field, left, values);
  const leftFields = textFields.filter(isLeftAsItIs).map((field) => [field, allErrors[field]]);
  const errors: typeof allErrors = state.isRefused ? allErrors : Object.fromEntries(leftFields);
  return {
    form,
    texts,
    firm,
    state,
    photographs,
    files,
    errors,
    isLeft: isLeftAsItIs,

    /**
     * Notes what a field contains as it is left, because only then it may be called wrong. A
     * message that appears must not move what is being pressed.
     */
    leave({ target }: FocusEvent) {
      const { name } = target as HTMLInputElement;
      afterPress(() => {
        const { value } = target as HTMLInputElement;
        setLeft((before) => ({ ...before, [name]: value }));
      });
    },

    fieldProps: createFieldProps(form, texts, errors),
    element,
    begin,
    answer,
    /** Keeps a drawing, or none. */
    changeDrawing: (changed: WallDrawing | undefined) => answer({}, { drawing: changed }),

    discardDraft() {
      emptyDraft(form);
      store.restart({ focusOn: { id: firstFieldId[form] } });
      photographs.remove(photographs.get().items);
    },

    submit,
    /**
     * Shows the empty form after a confirmation, and moves the focus to the element with this id.
     */
    showForm: (focusId?: string) =>
      store.update({ phase: "editing", focusOn: focusId ? { id: focusId } : undefined }),
    closeToast: useCallback(() => store.update({ toast: undefined }), [store]),
    consequences: pricing?.consequences(values, drawing),
  };
}

export type Enquiry = ReturnType<typeof useEnquiry>;
