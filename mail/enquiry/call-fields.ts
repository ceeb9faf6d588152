import { z } from "zod";
import { cleanLine } from "#contract/clean-text.ts";
import { HttpRefusal } from "#mail/http/http-refusal.ts";

/** A text with a maximum length; empty when it is left out. */
export const limitedText = (max: number) =>
  z.string("must be a string").max(max, `is longer than ${max} characters`).default("");

/** A single line of text with a maximum length. */
export const limitedLine = (max: number) => limitedText(max).transform(cleanLine);

const id = (label: string) =>
  z
    .string(`is required: the ${label}`)
    .min(1, `is required: the ${label}`)
    .max(200, "is longer than 200 characters");

/** The fields that identify the account and the form of a call. */
export const idFields = {
  lib_version: z.string("must be a string").max(40, "is longer than 40 characters").optional(),
  user_id: id("public key"),
  service_id: id("service id"),
  template_id: id("template id"),
};

/** Parses the body of a call with its schema. Refuses (400) a body that does not match. */
export function parseCall<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): z.output<Schema> {
  const result = schema.safeParse(body);
  if (result.success) {
    return result.data;
  }
  const issue = result.error.issues[0];
  const where = issue?.path.join(".") || "The request body";
  throw new HttpRefusal(400, "malformed-fields", `${where} ${issue?.message}`);
}
