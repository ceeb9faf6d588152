import { hash } from "node:crypto";
import { z } from "zod";
import { cleanText } from "#contract/clean-text.ts";
import { type FormName, formNames, formTypes } from "#contract/form.ts";
import { enquiryIdentity } from "#contract/identity.ts";
import { enquiryNumberPattern, type ParamName, paramLimits } from "#contract/params.ts";
import type { MailConfig } from "#mail/config/config.ts";
import { HttpRefusal } from "#mail/http/http-refusal.ts";
import { idFields, limitedLine, limitedText, parseCall } from "./call-fields.ts";

const lines = Object.fromEntries(
  Object.entries(paramLimits).map(([name, max]) => [name, limitedLine(max)]),
);

const paramsSchema = z.object(
  {
    ...(lines as Record<ParamName, ReturnType<typeof limitedLine>>),
    message: limitedText(paramLimits.message).transform(cleanText),
    price_indication: limitedText(paramLimits.price_indication).transform(cleanText),
    reference: limitedText(paramLimits.reference).refine(
      (value) => enquiryNumberPattern.test(value),
      {
        error: "may hold letters, digits, dots, dashes and underscores only",
      },
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
  /**
   * The same for every attempt to send the same enquiry, and for no other. The browser computes the
   * same digest.
   */
  digest: string;
}

interface ValidEnquiry {
  enquiry: Enquiry;
  /** The ids and addresses that differ from the current ones of the form. */
  differs: string[];
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
  const names: string[] = [];
  if (ids.user_id !== publicKey) {
    names.push("public-key");
  }
  if (ids.service_id !== serviceId) {
    names.push("service-id");
  }
  if (ids.template_id !== templateId) {
    names.push("template-id");
  }
  if (recipient_email !== "" && recipient_email.toLowerCase() !== recipient.toLowerCase()) {
    names.push("recipient");
  }
  return names;
}

/**
 * The enquiry in a decoded request body. Refuses what is malformed (400). An enquiry that names
 * another account or recipient is accepted: it is mailed to the form's own recipient in any case,
 * and a page that was opened before the owner changed these has to keep working.
 */
export function validate(body: unknown, config: MailConfig): ValidEnquiry {
  const { template_params: params, ...ids } = parseCall(bodySchema, body);
  const form = formOf(ids, params, config);
  if (params.name === "" && params.email === "" && params.phone === "" && params.message === "") {
    const text = "template_params holds no enquiry: no name, email, phone or message";
    throw new HttpRefusal(400, "empty", text);
  }
  const asSent = (body as { template_params: object }).template_params;
  const digest = hash("sha256", enquiryIdentity(form, asSent));
  return { enquiry: { form, params, digest }, differs: differences(ids, params, config, form) };
}
