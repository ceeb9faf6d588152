import { textFields } from "#contract/fields.ts";
import { otherService } from "#contract/options.ts";
import type { Job } from "#features/price-indication/indication.ts";
import type { Draft } from "./draft.ts";
import { type EnquiryValues, emptyValues } from "./fields.ts";

/** The service that an address names: what the form does not offer by name is another one. */
export function serviceIn(search: string, offered: object, others: readonly string[]): string {
  const asked = new URLSearchParams(search).get("dienst") ?? "";
  return Object.hasOwn(offered, asked) ? asked : others.includes(asked) ? otherService : "";
}

/**
 * What a form begins with: typed before the script came wins over the address, and that over the
 * draft, once.
 */
export function startingPoint(
  asked: Partial<Job>,
  draft: Draft | undefined,
  typed: Partial<EnquiryValues>,
) {
  const { search } = location;
  const values: EnquiryValues = { ...emptyValues, ...draft?.values };
  const isNew = search !== (draft?.asked ?? "");
  for (const [name, answer] of Object.entries(asked) as [keyof Job, string][]) {
    if (isNew || !values[name]) {
      values[name] = answer || values[name];
    }
  }
  for (const field of textFields) {
    values[field] = typed[field] || values[field];
  }
  values.privacy = typed.privacy ?? false;
  return {
    ...draft,
    values,
    asked: search,
    restored: textFields.some((field) => draft?.values[field]),
  };
}

/** What stands in the controls of a form, whoever or whatever put it there. */
export function typedInto(form: HTMLFormElement): Partial<EnquiryValues> {
  const data = new FormData(form);
  const asked = [...textFields, "website"].filter((name) => data.has(name));
  const texts = Object.fromEntries(asked.map((name) => [name, data.get(name)]));
  return { ...texts, privacy: data.has("privacy") };
}

/**
 * Puts answers into the controls that are read above; what stands there already is not touched, nor
 * its cursor.
 */
export function writeInto(
  form: HTMLFormElement,
  { part, building, ...values }: EnquiryValues,
): void {
  for (const control of [...form.elements] as HTMLInputElement[]) {
    const value = values[control.name as keyof typeof values];
    if (value === undefined) {
      continue;
    }
    if (control.type === "radio") {
      control.checked = control.value === value;
    } else if (typeof value === "boolean") {
      control.checked = value;
    } else if (control.value !== value) {
      control.value = value;
    }
  }
}
