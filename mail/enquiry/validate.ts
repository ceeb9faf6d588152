import { hash } from "node:crypto";
import { cleanLine, cleanText } from "@contractor/core/enquiry/clean-text.ts";
import { type FormName, formNames, formTypes } from "@contractor/core/enquiry/fields.ts";
import { enquiryIdentity } from "@contractor/core/enquiry/identity.ts";
import { type ParamName, paramLimits } from "@contractor/core/enquiry/params.ts";
import { z } from "zod";
import type { MailConfig } from "#config/config.ts";
import { HttpRefusal } from "#http/http-refusal.ts";

/** A text with a maximum length; empty when it is left out. */
const limitedText = (max: number) =>
  z.string("must be a string").max(max, `is longer than ${max} characters`).default("");

/** A single line of text with a maximum length. */
export const limitedLine = (max: number) => limitedText(max).transform(cleanLine);

const id = (label: string) => {
  const missing = `is required: the ${label}`;
  return z.string(missing).min(1, missing).max(200, "is longer than 200 characters");
};

/** The fields that identify the account and the form of a call. */
export const idFields = {
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

const lines = Object.fromEntries(
  Object.entries(paramLimits).map(([name, max]) => [name, limitedLine(max)]),
);

const paramsSchema = z.object(
  {
    ...(lines as Record<ParamName, ReturnType<typeof limitedLine>>),
    message: limitedText(paramLimits.message).transform(cleanText),
    price_indication: limitedText(paramLimits.price_indication).transform(cleanText),
    // It is only used to recognise the enquiry, so that of another form is right, too.
    reference: limitedText(paramLimits.reference).refine(
      (value) => /^[\w.-]*$/.test(value),
      "may hold letters, digits, dots, dashes and underscores only",
    ),
    website: limitedText(paramLimits.website),
    elapsed_ms: z
      .union([z.string().max(paramLimits.elapsed_ms), z.number()], "must be a number")
      .optional(),
  },
  "must be an object",
);

const bodySchema = z.object({ ...idFields, template_params: paramsSchema }, "must be an object");

export interface Enquiry {
  form: FormName;
  params: z.output<typeof paramsSchema>;
  /** The same for every attempt to send the same enquiry, and for no other. */
  digest: string;
}

/**
 * The form that an enquiry was sent by: the one with its template, or else the one it names. The
 * owner may have changed templates since the visitor opened the page.
 */
function formOf(template_id: string, { form_type }: Enquiry["params"], config: MailConfig) {
  const byTemplate = formNames.find((name) => config.forms[name].templateId === template_id);
  const byName = formNames.find((name) => formTypes[name] === form_type);
  return byTemplate ?? byName ?? "contact";
}

/**
 * The enquiry in a decoded request body. Refuses what is malformed (400). An enquiry that names
 * another account or recipient is accepted: it is mailed to the form's own recipient in any case,
 * and a page that was opened before the owner changed these has to keep working.
 */
export function validate(body: unknown, config: MailConfig): Enquiry {
  const { template_params: params, template_id } = parseCall(bodySchema, body);
  const form = formOf(template_id, params, config);
  if (params.name === "" && params.email === "" && params.phone === "" && params.message === "") {
    const text = "template_params holds no enquiry: no name, email, phone or message";
    throw new HttpRefusal(400, "empty", text);
  }
  const asSent = (body as { template_params: object }).template_params;
  const digest = hash("sha256", enquiryIdentity(form, asSent));
  return { form, params, digest };
}
