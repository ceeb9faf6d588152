import { hash } from "node:crypto";
import { z } from "zod";
import { type FormName, formNames } from "#contract/form.ts";
import { enquiryIdentity } from "#contract/identity.ts";
import { countLinks, maxLinks, minElapsedMs } from "#contract/limits.ts";
import { type ParamName, paramLimits, referencePattern } from "#contract/params.ts";
import type { MailConfig } from "#mail/config/config.ts";
import type { Seen } from "#mail/http/handler.ts";
import { Refusal } from "#mail/http/response.ts";
import { cleanLine, cleanText } from "./sanitize.ts";

const limited = (most: number) =>
  z.string("must be a string").max(most, `is longer than ${most} characters`).default("");
export const line = (most: number) => limited(most).transform(cleanLine);

const lines = Object.fromEntries(
  Object.entries(paramLimits).map(([name, most]) => [name, line(most)]),
);

const paramsSchema = z.object(
  {
    ...(lines as Record<ParamName, ReturnType<typeof line>>),
    message: limited(paramLimits.message).transform(cleanText),
    reference: limited(paramLimits.reference).refine((value) => referencePattern.test(value), {
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

/** What a call says of its sender and its form. */
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
   * The same for every attempt to send the same enquiry, and for no other; the browser can tell it
   * too.
   */
  digest: string;
}

/** What a call says. Refuses (400) what is malformed. */
export function parseCall<Schema extends z.ZodType>(
  schema: Schema,
  said: unknown,
): z.output<Schema> {
  const result = schema.safeParse(said);
  if (result.success) {
    return result.data;
  }
  const issue = result.error.issues[0];
  const where = issue?.path.join(".") || "The request body";
  throw new Refusal(400, "malformed-fields", `${where} ${issue?.message}`);
}

/**
 * Which of these forms a call is for. Refuses one from an unknown account (403), or of another form
 * (400).
 */
export function requireForm(
  { user_id, service_id, template_id }: Record<"user_id" | "service_id" | "template_id", string>,
  { publicKey, forms }: MailConfig,
  names: readonly FormName[],
): FormName {
  if (user_id !== publicKey) {
    throw new Refusal(403, "public-key", "The public key is not known here");
  }
  const form = names.find((name) => forms[name].templateId === template_id);
  if (form === undefined) {
    throw new Refusal(400, "template-id", "The template ID not found");
  }
  if (service_id !== forms[form].serviceId) {
    throw new Refusal(400, "service-id", "The service ID not found");
  }
  return form;
}

/**
 * The enquiry in a decoded request body, which the log is told of. Refuses what is malformed (400),
 * from an unknown account, meant for an address that is not the form's own, or spam (403).
 */
export function validate(body: unknown, config: MailConfig, seen: Seen = {}): Enquiry {
  const { template_params: params, ...ids } = parseCall(bodySchema, body);
  const form = requireForm(ids, config, formNames);
  const { recipient } = config.forms[form];
  if (
    params.recipient_email !== "" &&
    params.recipient_email.toLowerCase() !== recipient.toLowerCase()
  ) {
    throw new Refusal(403, "recipient", "This form does not send to that recipient");
  }
  if (params.name === "" && params.email === "" && params.phone === "" && params.message === "") {
    throw new Refusal(
      400,
      "empty",
      "template_params holds no enquiry: no name, email, phone or message",
    );
  }
  seen.template = form;
  seen.reference = params.reference || undefined;
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
    throw new Refusal(
      403,
      "honeypot",
      "Refused as spam: a field that people do not see was filled in",
    );
  }
  if (countLinks(typed) > maxLinks) {
    throw new Refusal(
      403,
      "links",
      `Refused as spam: the message holds more than ${maxLinks} links`,
    );
  }
  if (Number.parseFloat(String(elapsed_ms)) < minElapsedMs) {
    throw new Refusal(
      403,
      "too-fast",
      "Refused as spam: the form was sent faster than people type",
    );
  }
}
