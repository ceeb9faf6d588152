import { type SubmitEvent, useCallback, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fields as limits, type TextField, textFields } from "#contract/fields.ts";
import { fileLimits } from "#contract/files.ts";
import type { FormName } from "#contract/form.ts";
import { minElapsedMs } from "#contract/limits.ts";
import type { EnquiryProps, EnquiryTexts } from "#data/pages/enquiry.ts";
import { browserStore } from "#features/shared/browser-store.ts";
import type { Drawing } from "#features/wall/drawing.ts";
import { fieldId } from "#ui/Field.tsx";
import type { ToastMessage } from "#ui/toast/Toast.tsx";
import { afterPress } from "./after-press.ts";
import { attemptAt, type Draft, readDraft, removeDraft, writeDraft } from "./draft.ts";
import { type EnquiryValues, emptyValues } from "./fields.ts";
import { enquiryParams } from "./params.ts";
import { serviceIn, startingPoint, typedInto, writeInto } from "./prefill.ts";
import type { Pricing } from "./pricing.ts";
import { errorsIn, trimmed } from "./rules.ts";
import { inTime, useFiles } from "./use-files.ts";
import { withTimeout } from "./with-timeout.ts";

interface State extends Draft {
  /** Where the enquiry is. What was typed stays in the form in every phase but "sent". */
  phase: "editing" | "sending" | "failed" | "offline" | "sent";
  /** What the mail service answered to what failed; 0 where no answer came. */
  status: number;
  /**
   * Counts what was submitted with mistakes in it: from the first on the form says what is wrong.
   */
  mistaken: number;
  restored: boolean;
  /** The reference of the enquiry that has arrived, until there is another. */
  received: string;
  toast?: ToastMessage | undefined;
}

/** As prerendered, so that it can be taken over as it is. */
const empty = {
  values: emptyValues,
  drawing: undefined,
  reference: undefined,
  sentAt: undefined,
  phase: "editing",
  status: 0,
  mistaken: 0,
  restored: false,
  received: "",
} satisfies State;

export const formId = (form: FormName) => `${form}-form`;

/** The id of the field that each form begins with. */
export const firstField = { contact: fieldId("name"), quote: fieldId("service") };

/**
 * The mail library reaches for local storage when it is loaded, and breaks where the browser
 * refuses it.
 */
async function importSend() {
  if (!browserStore()) {
    Object.defineProperty(window, "localStorage", { value: undefined, configurable: true });
  }
  return import("./send.ts");
}

/**
 * An enquiry form's state and behaviour. The controls hold the answers, which are read whenever one
 * changes.
 */
export function useEnquiry(form: FormName, props: EnquiryProps, pricing?: Pricing) {
  const { texts, sending, firm, otherServices } = props;
  const element = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<State>(empty);
  const latest = useRef(state);
  const files = useFiles(sending);

  const update = useCallback((changed: Partial<State>) => {
    latest.current = { ...latest.current, ...changed };
    setState(latest.current);
    if (changed.values && element.current) {
      writeInto(element.current, changed.values);
    }
  }, []);

  /** Takes over what was typed before the script came, and brings back what was kept: once. */
  const begin = useCallback(() => {
    if (!element.current || latest.current !== empty) {
      return;
    }
    const typed = typedInto(element.current);
    const service = serviceIn(location.search, texts.options.service, otherServices);
    const asked = { service, ...pricing?.prefill(location.search) };
    update(startingPoint(asked, readDraft(form), typed));
    if (textFields.some((name) => typed[name])) {
      writeDraft(form, latest.current);
    }
  }, [form, pricing, texts, otherServices, update]);
  useLayoutEffect(() => afterPress(begin), [begin]);

  /** Takes over the answers in the controls, and those that are given for them. */
  const take = (given: Partial<EnquiryValues> = {}, drawn?: Drawing) => {
    begin();
    const typed = element.current ? typedInto(element.current) : {};
    const next = { ...latest.current.values, ...typed, ...given };
    update({ values: next, ...(drawn && { drawing: drawn }) });
    writeDraft(form, latest.current);
    // Ahead of need; whether it worked shows when it is needed.
    importSend().catch(() => {});
    return next;
  };

  const clear = (changed?: Partial<State>) => {
    update({ ...empty, ...changed });
    removeDraft(form);
  };

  const fail = (status = 0) => {
    const phase = navigator.onLine ? "failed" : "offline";
    const refusal = status > 0 && texts.refused.replace("{status}", `${status}`);
    const text = phase === "offline" ? texts.offline.waiting : refusal || texts.failure;
    update({ phase, status, toast: { tone: "failure", text, duration: 4_000 } });
  };

  const priceOf = (given: EnquiryValues) =>
    pricing?.priceIndication(given, latest.current.drawing) ?? "";

  const transmit = async (checked: EnquiryValues) => {
    const attempt = attemptAt(latest.current, firm.referencePrefix);
    const elapsedMs = performance.now();
    const toast = { tone: "busy", text: texts.sending } as const;
    update({ ...attempt, received: "", phase: "sending", toast });
    writeDraft(form, latest.current);

    const isSpam = checked.website !== "" || elapsedMs < minElapsedMs;
    if (!navigator.onLine || isSpam) {
      return fail();
    }
    const script = withTimeout(sending.giveUpAfterSeconds, importSend(), "No script");
    const sender = await script.catch(() => undefined);
    // The connection broke after the page had come: nothing can be sent, but all of it is kept.
    if (!sender) {
      return fail();
    }
    const { drawing } = latest.current;
    // Made while the files are waited for. Where it cannot be, the enquiry says in words what was
    // drawn.
    const drawn = inTime(drawing && files.travel ? pricing?.picture(checked, drawing) : undefined);
    const chosen = await files.count();
    const picture = chosen < fileLimits.count ? await drawn : undefined;
    const params = enquiryParams(form, checked, {
      ...attempt,
      recipient: sending.recipient,
      elapsedMs,
      labels: texts.options,
      fileCount: picture ? chosen + 1 : chosen,
      priceIndication: priceOf(checked),
    });
    const result = await sender.sendEnquiry(sending, params);
    if (!result.success) {
      return fail(result.response?.status);
    }
    if (picture) {
      files.add([picture]);
    }
    files.follow(params);
    clear({
      phase: "sent",
      received: attempt.reference,
      toast: { tone: "success", text: texts.success, duration: form === "quote" ? 6_000 : 4_000 },
    });
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (latest.current.phase === "sending") {
      return;
    }
    // Programs that fill in forms do not always tell the page.
    const given = take();
    if (Object.keys(errorsIn(form, given, texts.errors)).length > 0) {
      return update({ mistaken: latest.current.mistaken + 1 });
    }
    await transmit(trimmed(given));
  };

  const errors = state.mistaken > 0 ? errorsIn(form, state.values, texts.errors) : {};
  const shared = <Name extends TextField>(name: Name) => ({
    name,
    label: texts.fields[name],
    error: errors[name],
    optional: limits[name][form] === 0 ? texts.optional : undefined,
  });

  return {
    ...state,
    form,
    texts,
    firm,
    recipient: sending.recipient,
    element,
    errors,
    /** What ties a field to the form: its name, its label, its size and what is wrong with it. */
    field: (name: TextField) => ({ ...shared(name), maxLength: limits[name].most }),
    select: (name: keyof EnquiryTexts["options"]) => ({
      ...shared(name),
      as: "select" as const,
      options: { "": texts.choose, ...texts.options[name] },
    }),
    take,
    files,
    submit,
    startAfresh: () => {
      clear();
      files.clear();
      document.getElementById(firstField[form])?.focus();
    },
    closeToast: useCallback(() => update({ toast: undefined }), [update]),
    /** Shows the empty form again and moves the focus to the element with the given id. */
    again: useCallback(
      (focusId?: string) => {
        flushSync(() => update({ phase: "editing" }));
        if (focusId) {
          document.getElementById(focusId)?.focus();
        }
      },
      [update],
    ),
    priceOf,
  };
}

export type Enquiry = ReturnType<typeof useEnquiry>;
