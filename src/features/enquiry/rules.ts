import type { FieldErrors, Resolver } from "react-hook-form";
import * as z from "zod/mini";
import { fields, type TextField, textFields } from "#contract/fields.ts";
import type { FormName } from "#contract/form.ts";
import { countLinks, maxLinks } from "#contract/spam.ts";
import type { EnquiryValues } from "./fields";

// The content security policy forbids making functions from text, which Zod would otherwise try.
z.config({ jitless: true });

/** The fields that have to be filled in, in one form or both; each has one message for when it is not. */
type RequiredField = Exclude<TextField, "timeframe" | "budget" | "message">;
export type Messages = Record<RequiredField | "privacy", string> & {
  /** With {most} where the number of characters stands. */
  tooLong: string;
  /** With {most} where the number of links stands. */
  links: string;
};

function ruleOf(field: TextField, form: FormName, messages: Messages) {
  const { most, [form]: fewest } = fields[field];
  const { tooLong, links } = messages;
  const atMost = tooLong.replace("{most}", most.toLocaleString("nl-NL"));
  const checks: z.core.$ZodCheck<string>[] = [z.trim(), z.maxLength(most, atMost)];
  if (field === "email") checks.push(z.email(messages.email));
  else if (fewest > 0) checks.push(z.minLength(fewest, messages[field as RequiredField]));
  if (field === "message") {
    const message = links.replace("{most}", `${maxLinks}`);
    checks.push(z.refine((text: string) => countLinks(text) <= maxLinks, message));
  }
  return z.string().check(...checks);
}

/** The rules of a form; spaces around an answer do not count. */
export function rulesOf(form: FormName, messages: Messages) {
  const rules = textFields.map((field) => [field, ruleOf(field, form, messages)]);
  return z.object({
    ...(Object.fromEntries(rules) as Record<TextField, ReturnType<typeof ruleOf>>),
    privacy: z.literal(true, messages.privacy),
    website: z.string(),
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
    if (result.success) return { values: { ...values, ...result.data }, errors: {} };
    const errors: FieldErrors<EnquiryValues> = {};
    for (const { path, message } of result.error.issues) {
      errors[path[0] as keyof EnquiryValues] ??= { type: "rule", message };
    }
    return { values: {}, errors };
  };
}
