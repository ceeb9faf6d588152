import type { FieldErrors, Resolver } from "react-hook-form";
import * as z from "zod/mini";
import type { FormName } from "#enquiry/options.ts";
import type { EnquiryValues } from "./fields";

// The content security policy forbids making functions from text, which Zod would otherwise try.
z.config({ jitless: true });

/** The fields with a rule; each has one message. */
type RuledField =
  | "name"
  | "email"
  | "phone"
  | "address"
  | "postalCode"
  | "city"
  | "service"
  | "projectType"
  | "squareMeters"
  | "privacy";
export type Messages = Record<RuledField, string>;

const optional = () => z.string().check(z.trim());
const atLeast = (characters: number, message: string) =>
  z.string().check(z.trim(), z.minLength(characters, message));

/** The rules of a form; spaces around an answer do not count. */
export function rulesOf(form: FormName, messages: Messages) {
  const short = {
    name: atLeast(2, messages.name),
    email: z.string().check(z.trim(), z.email(messages.email)),
    phone: atLeast(10, messages.phone),
    address: optional(),
    postalCode: optional(),
    city: optional(),
    service: atLeast(1, messages.service),
    squareMeters: optional(),
    message: optional(),
    projectType: optional(),
    timeframe: optional(),
    budget: optional(),
    privacy: z.literal(true, messages.privacy),
    website: z.string(),
  };
  if (form === "contact") return z.object(short);
  return z.object({
    ...short,
    address: atLeast(3, messages.address),
    postalCode: atLeast(4, messages.postalCode),
    city: atLeast(2, messages.city),
    projectType: atLeast(1, messages.projectType),
    squareMeters: atLeast(1, messages.squareMeters),
  });
}

/**
 * The rules as the form library asks for them: the trimmed values, or the first message of each field. The
 * published resolver does the same for every validator there is, in 2 kB.
 */
export function resolverOf(form: FormName, messages: Messages): Resolver<EnquiryValues> {
  const rules = rulesOf(form, messages);
  return (values) => {
    const result = rules.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<EnquiryValues> = {};
    for (const { path, message } of result.error.issues) {
      errors[path[0] as RuledField] ??= { type: "rule", message };
    }
    return { values: {}, errors };
  };
}
