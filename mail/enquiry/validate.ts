import { hash } from "node:crypto";
import { z } from "zod";
import { type FormName, formNames, formTypes } from "#contract/form.ts";
import { enquiryIdentity } from "#contract/identity.ts";
import { countLinks, maxLinks, minElapsedMs } from "#contract/limits.ts";
import { enquiryNumberPattern, type ParamName, paramLimits } from "#contract/params.ts";
import type { MailConfig } from "#mail/config/config.ts";
import type { CallDetails } from "#mail/http/call.ts";
import { HttpRefusal } from "#mail/http/http-refusal.ts";
import { cleanLine, cleanText } from "./sanitize.ts";

const limited = (max: number) =>
  z.string("must be a string").max(max, `is longer than ${max} characters`).default("");
/** A single line of text with a maximum length. */
export const line = (max: number) => limited(max).transform(cleanLine);

const lines = Object.fromEntries(
  Object.entries(paramLimits).map(([name, max]) => [name, line(max)]),
);

const paramsSchema = z.object(
  {
    ...(lines as Record<ParamName, ReturnType<typeof line>>),
    message: limited(paramLimits.message).transform(cleanText),
    reference: limited(paramLimits.reference).refine((value) => enquiryNumberPattern.test(value), {
      error: "may hold letters, digits, dots, dashes and underscores only",
    }),
    website: limited(paramLimits.website),
    elapsed_ms: z
      .union([z.string().max(paramLimits.elapsed_ms), z.number()], "must be a number")
      .optional(),
  },
  "must be an object",
);

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

const bodySchema = z.object({ ...idFields, template_params: paramsSchema }, "must be an object");

export interface Enquiry {
  form: FormName;
  params: z.output<typeof paramsSchema>;
  /**
   * The same for every attempt to send the same enquiry, and for no other. The browser computes the
   * same digest.
   */
  digest: string;
}

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

type Ids = Record<"user_id" | "service_id" | "template_id", string>;

/**
 * The form that an enquiry was sent by: the one with its template, or else the one it names. The
 * owner may have changed templates since the visitor opened the page.
 */
function formOf({ template_id }: Ids, { form_type }: Enquiry["params"], config: MailConfig) {
  const byTemplate = formNames.find((name) => config.forms[name].templateId === template_id);
  const byName = formNames.find((name) => formTypes[name] === form_type);
  return byTemplate ?? byName ?? "contact";
}

/** The ids and addresses of a call that differ from the current ones of its form. */
function differences(
  ids: Ids,
  { recipient_email }: Enquiry["params"],
  { publicKey, forms }: MailConfig,
  form: FormName,
): string[] {
  const { recipient, serviceId, templateId } = forms[form];
  const isOther = {
    "public-key": ids.user_id !== publicKey,
    "service-id": ids.service_id !== serviceId,
    "template-id": ids.template_id !== templateId,
    recipient: recipient_email !== "" && recipient_email.toLowerCase() !== recipient.toLowerCase(),
  };
  return Object.entries(isOther).flatMap(([name, isDifferent]) => (isDifferent ? [name] : []));
}

/**
 * The enquiry in a decoded request body. Refuses what is malformed (400) or spam (403). An
 * enquiry that names another account or recipient is accepted and logged: it is mailed to the
 * form's own recipient in any case, and a page that was opened before the owner changed these has
 * to keep working.
 */
export function validate(body: unknown, config: MailConfig, details: CallDetails = {}): Enquiry {
  const { template_params: params, ...ids } = parseCall(bodySchema, body);
  const form = formOf(ids, params, config);
  if (params.name === "" && params.email === "" && params.phone === "" && params.message === "") {
    throw new HttpRefusal(
      400,
      "empty",
      "template_params holds no enquiry: no name, email, phone or message",
    );
  }
  details.template = form;
  if (params.reference !== "") {
    details.enquiryNumber = params.reference;
  }
  const differing = differences(ids, params, config, form);
  if (differing.length > 0) {
    details.differs = differing.join(" ");
  }
  const asSent = (body as { template_params: { message?: string } }).template_params;
  refuseSpam(params, asSent.message);
  const digest = hash("sha256", enquiryIdentity(form, asSent));
  return { form, params, digest };
}

/**
 * Refuses (403) an enquiry that only a program would send, by the links of its message as it was
 * typed.
 */
function refuseSpam({ website, elapsed_ms }: Enquiry["params"], typed = ""): void {
  if (website !== "") {
    throw new HttpRefusal(
      403,
      "honeypot",
      "Refused as spam: a field that people do not see was filled in",
    );
  }
  if (countLinks(typed) > maxLinks) {
    throw new HttpRefusal(
      403,
      "links",
      `Refused as spam: the message holds more than ${maxLinks} links`,
    );
  }
  if (Number.parseFloat(String(elapsed_ms)) < minElapsedMs) {
    throw new HttpRefusal(
      403,
      "too-fast",
      "Refused as spam: the form was sent faster than people type",
    );
  }
}
