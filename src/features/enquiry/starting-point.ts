import { textFields } from "#enquiry/fields.ts";
import type { FormName } from "#enquiry/form.ts";
import { services, servicesOf } from "#enquiry/options.ts";
import type { Draft } from "./draft";
import { type EnquiryValues, emptyValues } from "./fields";

/** What a form begins with. */
export interface Start {
  values: EnquiryValues;
  /** True when a draft brought something back. */
  restored: boolean;
  /** True when something was typed before the script came. */
  isTyped: boolean;
  reference: string | undefined;
  priceIndication: string;
}

/** The service named by `?dienst=` as the form offers it: what it does not offer is "anders". */
export function serviceFrom(search: string, form: FormName): string {
  const asked = new URLSearchParams(search).get("dienst") ?? "";
  if ((servicesOf[form] as readonly string[]).includes(asked)) return asked;
  return [...services, "schilderwerk"].includes(asked) ? "anders" : "";
}

interface Sources {
  search: string;
  draft: Draft | undefined;
  /** What stood in the controls before the form had its script. */
  typed: Partial<EnquiryValues>;
}

/** Typed before the script came wins over the address, the address over the draft; once, not at a reload. */
export function startingPoint(form: FormName, { search, draft, typed }: Sources): Start {
  const values: EnquiryValues = { ...emptyValues, ...draft?.values };
  if (search !== draft?.search || !values.service)
    values.service = serviceFrom(search, form) || values.service;
  for (const field of textFields) values[field] = typed[field] || values[field];
  values.privacy = typed.privacy ?? false;
  return {
    values,
    restored: draft !== undefined && textFields.some((field) => draft.values[field] !== ""),
    isTyped: textFields.some((field) => typed[field]),
    reference: draft?.reference,
    priceIndication: draft?.priceIndication ?? "",
  };
}

/** What stands in the controls of a form, whoever or whatever put it there. */
export function typedInto(form: HTMLFormElement): Partial<EnquiryValues> {
  const data = new FormData(form);
  const typed: Partial<EnquiryValues> = { privacy: data.has("privacy") };
  for (const field of [...textFields, "website"] as const) {
    const value = data.get(field);
    if (typeof value === "string") typed[field] = value;
  }
  return typed;
}
