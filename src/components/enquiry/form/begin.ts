import type { EnquiryState } from "#components/enquiry/enquiry-store.ts";
import { type EnquiryValues, emptyValues, type Visitor } from "#components/enquiry/fields.ts";
import { type Draft, readDraft, visitorOfOtherForm } from "#components/enquiry/kept/draft.ts";
import type { Pricing } from "#components/enquiry/steps/pricing.ts";
import { type FormName, otherService, textFields } from "#contract/fields.ts";
import type { EnquiryProps } from "#data/enquiry/enquiry-props.ts";
import type { Job } from "#data/estimate/priced-job.ts";

/** What a form may begin with. */
interface Beginning {
  /** The answers in the address of the page. */
  prefilled: Partial<Job>;
  search: string;
  draft: Draft | undefined;
  /** What was typed before the script came. */
  typed: Partial<EnquiryValues>;
  /** What was typed about the visitor in the other form. */
  visitor: Visitor | undefined;
}

/**
 * The first state of a form. What was typed before the script came wins over the address, and the
 * address wins over the draft, once. The other form fills in what is still empty.
 */
export function firstState({ prefilled, search, draft, typed, visitor }: Beginning) {
  const isNewLink = search !== (draft?.search ?? "");
  const values: EnquiryValues = { ...emptyValues, ...draft?.values };
  for (const name of Object.keys(prefilled) as (keyof Job)[]) {
    if (prefilled[name] && (isNewLink || !values[name])) {
      values[name] = prefilled[name];
    }
  }
  for (const field of textFields) {
    values[field] = typed[field] || values[field];
  }
  for (const [field, answer] of Object.entries(visitor ?? {}) as [keyof Visitor, string][]) {
    values[field] ||= answer;
  }
  values.privacy = typed.privacy ?? false;
  values.honeypot = typed.honeypot ?? "";
  const isRestored =
    Object.values(visitor ?? {}).some(Boolean) || textFields.some((field) => draft?.values[field]);
  return { ...draft, values, search, isRestored, hasBegun: true } satisfies Partial<EnquiryState>;
}

/** The choice in the query of an address: "other" for a service that the form does not list. */
function serviceFrom(search: string, { texts, otherServices }: EnquiryProps): string {
  const service = new URLSearchParams(search).get("dienst") ?? "";
  if (Object.keys(texts.options.service).includes(service)) {
    return service;
  }
  return otherServices.includes(service) ? otherService : "";
}

/** What a form begins with: the address, the draft, the other form, and what was typed already. */
export function begin(
  form: FormName,
  props: EnquiryProps,
  pricing: Pricing | undefined,
  typed: Partial<EnquiryValues>,
) {
  const { search } = location;
  const prefilled = { service: serviceFrom(search, props), ...pricing?.prefill(search) };
  const draft = readDraft(form);
  const visitor = visitorOfOtherForm(form, draft);
  return firstState({ prefilled, search, draft, typed, visitor });
}
