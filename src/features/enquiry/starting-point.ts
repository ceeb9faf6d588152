import { textFields } from "#contract/fields.ts";
import { otherService } from "#contract/options.ts";
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
  /** When sending was first tried; "" when it was not. */
  sentAt: string;
  priceIndication: string;
}

/** The services a form offers by name, and those it does not. */
export interface Services {
  offered: readonly string[];
  others: readonly string[];
}

/** The service that an address asks for; "" for none. */
export function askedIn(search: string): string {
  return new URLSearchParams(search).get("dienst") ?? "";
}

/** The service that was asked for as the form offers it: what it does not offer is another one. */
export function serviceFor(asked: string, { offered, others }: Services): string {
  if (offered.includes(asked)) return asked;
  return others.includes(asked) ? otherService : "";
}

interface Sources {
  services: Services;
  /** The service the address asks for. */
  asked: string;
  /** True where the address follows what the visitor chooses elsewhere on the page. */
  isFollowing: boolean;
  draft: Draft | undefined;
  /** What stood in the controls before the form had its script. */
  typed: Partial<EnquiryValues>;
}

/**
 * Typed before the script came wins over the address, the address over the draft: once, not at a reload, and not
 * where no link but the visitor put the service into the address.
 */
export function startingPoint({ services, asked, isFollowing, draft, typed }: Sources): Start {
  const values: EnquiryValues = { ...emptyValues, ...draft?.values };
  const isNew = asked !== (draft?.asked ?? "") && !isFollowing;
  if (isNew || !values.service) values.service = serviceFor(asked, services) || values.service;
  for (const field of textFields) values[field] = typed[field] || values[field];
  values.privacy = typed.privacy ?? false;
  return {
    values,
    restored: draft !== undefined && textFields.some((field) => draft.values[field] !== ""),
    isTyped: textFields.some((field) => typed[field]),
    reference: draft?.reference,
    sentAt: draft?.sentAt ?? "",
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
