import { startTransition, useEffectEvent, useLayoutEffect } from "react";
import type { FormProps } from "#components/enquiry/enquiry-store.ts";
import type { EnquiryValues } from "#components/enquiry/fields.ts";
import { readDraft, writeDraft } from "#components/enquiry/kept/draft.ts";
import {
  hasSameVisitor,
  readVisitor,
  writeVisitor,
} from "#components/enquiry/kept/visitor-of-visit.ts";
import { afterPress } from "#components/enquiry/steps/after-press.ts";
import type { Pricing } from "#components/enquiry/steps/pricing.ts";
import type { WallDrawing } from "#components/wall/drawing/drawing.ts";
import { textFields } from "#contract/fields.ts";
import type { FormName } from "#contract/form.ts";
import { otherService } from "#contract/options.ts";
import { useControls } from "./form-controls.ts";

/** The choice in the query of an address: "other" for a service that the form does not list. */
function serviceFromSearch(
  search: string,
  offered: object,
  otherServices: readonly string[],
): string {
  const service = new URLSearchParams(search).get("dienst") ?? "";
  if (Object.keys(offered).includes(service)) {
    return service;
  }
  return otherServices.includes(service) ? otherService : "";
}

/** The answers of a form: read once from the device and the address, and kept as they change. */
export function useAnswers(
  form: FormName,
  { texts, otherServices, store }: FormProps,
  pricing: Pricing | undefined,
) {
  const controls = useControls(form, store);

  /** Reads what was typed before the script came, and the draft, once. */
  const begin = () => {
    if (store.get().hasBegun) {
      return;
    }
    const typed = controls.read();
    const { search } = location;
    const service = serviceFromSearch(search, texts.options.service, otherServices);
    const prefilled = { service, ...pricing?.prefill(search) };
    const draft = readDraft(form);
    const kept = readVisitor();
    const visitor = kept?.isSent ? undefined : kept?.visitor;
    const sender = kept?.isSent ? kept.visitor : undefined;
    const known = { prefilled, draft, typed, visitor, sender, search };
    let begun = store.get();
    // As a transition, so that a slow phone answers to a finger meanwhile.
    startTransition(() => {
      begun = store.dispatch({ type: "begun", ...known });
    });
    if (textFields.some((name) => typed[name])) {
      writeDraft(form, begun);
      writeVisitor(begun.values);
    }
  };
  const beginAtRest = useEffectEvent(begin);
  useLayoutEffect(() => afterPress(beginAtRest), []);

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
    const values = { ...before.values, ...controls.read(), ...changed };
    const { drawing } = drawn ?? before;
    const wasDrawn =
      before.drawing !== undefined && values.squareMeters === sizeOf(before.drawing, before.values);
    // The number follows the drawing, also to other work: a facade has no ceiling.
    if (drawn?.drawing || wasDrawn) {
      values.squareMeters = sizeOf(drawing, values);
    }
    const answered = store.dispatch({ type: "answered", values, drawing });
    writeDraft(form, answered);
    if (!hasSameVisitor(values, before.values)) {
      writeVisitor(values);
    }
    return answered;
  };

  return { answer, attach: controls.attach };
}
