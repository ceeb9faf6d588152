import {
  type FormName,
  formNames,
  otherService,
  textFields,
} from "@contractor/core/enquiry/fields.ts";
import type { EnquiryProps } from "@contractor/core/facts/enquiry/enquiry-props.ts";
import type { Draft } from "#components/enquiry/enquiry-store.ts";
import {
  draftFields,
  type EnquiryValues,
  emptyValues,
  type Visitor,
  visitorOf,
} from "#components/enquiry/fields.ts";
import type { Pricing } from "#components/enquiry/steps/pricing.ts";
import { deviceStore, draftKeys, removeOldDrafts, tabStore } from "./kept-on-device.ts";

// A draft is kept for its tab, which has the only one that counts as long as it is open, and on
// the device for who comes back when the tab is gone. Two tabs do not write each other's.

/** The draft of a form; undefined when there is none, it is damaged or older than 30 days. */
export function readDraft(form: FormName): Draft | undefined {
  removeOldDrafts();
  const key = draftKeys[form];
  const text = tabStore()?.getItem(key) ?? deviceStore()?.getItem(key);
  if (!text) {
    return undefined;
  }
  const { savedAt: _, ...draft } = JSON.parse(text) as Draft & { savedAt: number };
  const values = { ...emptyValues };
  for (const name of draftFields) {
    const value = draft.values?.[name];
    values[name] = typeof value === "string" ? value : "";
  }
  return { ...draft, values };
}

/** Keeps a draft, unless storage is full or refused: the form works without. */
export function writeDraft(
  form: FormName,
  draft: Draft,
  stores: readonly (Storage | undefined)[] = [tabStore(), deviceStore()],
): void {
  const { drawing, enquiryNumber, sentAt, search } = draft;
  const values = Object.fromEntries(draftFields.map((name) => [name, draft.values[name]]));
  const kept = { values, drawing, enquiryNumber, sentAt, search, savedAt: Date.now() };
  for (const store of stores) {
    try {
      store?.setItem(draftKeys[form], JSON.stringify(kept));
    } catch {
      // It is not kept.
    }
  }
}

/** Removes the draft of this tab, also from the device if it is not that of another. */
export function removeDraft(form: FormName): void {
  const key = draftKeys[form];
  const own = tabStore()?.getItem(key);
  if (!own || own === deviceStore()?.getItem(key)) {
    deviceStore()?.removeItem(key);
  }
  tabStore()?.removeItem(key);
}

/** Removes the draft of a form that the visitor has emptied, which stays empty in this tab. */
export function emptyDraft(form: FormName): void {
  removeDraft(form);
  writeDraft(form, { values: emptyValues }, [tabStore()]);
}

/**
 * What was typed about the visitor in the other form of this tab, unless this form was emptied.
 */
function visitorOfOtherForm(form: FormName, draft: Draft | undefined): Visitor | undefined {
  const isEmptied = draft && draftFields.every((name) => draft.values[name] === "");
  const other = formNames.find((name) => name !== form);
  const typed = other && !isEmptied ? readDraft(other) : undefined;
  return typed && visitorOf(typed.values);
}

/** The answers that are not empty. */
const given = (answers: Partial<EnquiryValues> = {}): Partial<EnquiryValues> =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer));

/**
 * What a form begins with. What was typed before the script came wins over the address, and the
 * address wins over the draft, once. The other form fills in what is still empty.
 */
export function firstState(
  form: FormName,
  typed: Partial<EnquiryValues>,
  search = "",
  prefilled: Partial<EnquiryValues> = {},
) {
  const draft = readDraft(form);
  const visitor = visitorOfOtherForm(form, draft);
  const isNewLink = search !== (draft?.search ?? "");
  const values = {
    ...emptyValues,
    ...given(visitor),
    ...given(draft?.values),
    ...given(isNewLink ? prefilled : {}),
    ...given(typed),
  };
  const isRestored =
    Object.values(visitor ?? {}).some(Boolean) || textFields.some((field) => draft?.values[field]);
  return { ...draft, values, search, isRestored, hasBegun: true };
}

/** The choice in the query of an address: "other" for a service that the form does not list. */
function serviceFrom(search: string, { texts, otherServices }: EnquiryProps): string {
  const service = new URLSearchParams(search).get("dienst") ?? "";
  if (Object.keys(texts.options.service).includes(service)) {
    return service;
  }
  return otherServices.includes(service) ? otherService : "";
}

/** What a form begins with, on a page with this address. */
export function firstStateHere(
  form: FormName,
  props: EnquiryProps,
  pricing: Pricing | undefined,
  typed: Partial<EnquiryValues>,
) {
  const { search } = location;
  const service = serviceFrom(search, props);
  return firstState(form, typed, search, { service, ...pricing?.prefill(search) });
}
