import { textFields } from "#contract/fields.ts";
import { otherService } from "#contract/options.ts";
import type { Job } from "#features/price-indication/indication.ts";
import type { Draft } from "./draft.ts";
import { type EnquiryValues, emptyValues } from "./fields.ts";

/** The choice in the query of an address: "other" for a service that the form does not list. */
export function serviceFromSearch(
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

/**
 * The first answers of a form. What was typed before hydration wins over the address, and the
 * address wins over the draft, once.
 */
export function startingValues(
  prefilled: Partial<Job>,
  draft: Draft | undefined,
  typed: Partial<EnquiryValues>,
) {
  const { search } = location;
  const isNewLink = search !== (draft?.search ?? "");
  const values: EnquiryValues = { ...emptyValues, ...draft?.values };
  for (const name of Object.keys(prefilled) as (keyof Job)[]) {
    if (prefilled[name] && (isNewLink || !values[name])) {
      values[name] = prefilled[name];
    }
  }
  for (const field of textFields) {
    if (typed[field]) {
      values[field] = typed[field];
    }
  }
  values.privacy = typed.privacy ?? false;
  values.honeypot = typed.honeypot ?? "";
  const isRestored = textFields.some((field) => draft?.values[field]);
  return { ...draft, values, search, isRestored };
}
