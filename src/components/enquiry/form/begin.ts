import type { EnquiryAction } from "#components/enquiry/enquiry-reducer.ts";
import type { EnquiryValues } from "#components/enquiry/fields.ts";
import { adoptDraft, readDraft, visitorOfOtherForm } from "#components/enquiry/kept/draft.ts";
import type { Pricing } from "#components/enquiry/steps/pricing.ts";
import { type FormName, otherService } from "#contract/fields.ts";
import type { EnquiryProps } from "#data/enquiry/enquiry-props.ts";

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

/** What a form begins with: the address, the draft, the other form, and what was typed already. */
export function beginning(
  form: FormName,
  { texts, otherServices }: EnquiryProps,
  pricing: Pricing | undefined,
  typed: Partial<EnquiryValues>,
): EnquiryAction {
  const { search } = location;
  const service = serviceFromSearch(search, texts.options.service, otherServices);
  const prefilled = { service, ...pricing?.prefill(search) };
  const visitor = visitorOfOtherForm(form);
  const draft = readDraft(form);
  adoptDraft(form);
  return { type: "begun", prefilled, draft, typed, visitor, search };
}
