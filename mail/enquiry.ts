import { z } from "zod";
import type { FormName, MailConfig } from "./config.ts";
import { Refusal } from "./refusal.ts";
import { cleanLine, cleanText } from "./sanitize.ts";

const limited = (max: number) =>
  z.string("must be a string").max(max, `is longer than ${max} characters`).default("");
const line = (max: number) => limited(max).transform(cleanLine);

const paramsSchema = z.object(
  {
    form_type: line(200),
    recipient_email: line(254),
    name: line(200),
    email: line(254),
    phone: line(60),
    address: line(200),
    postal_code: line(30),
    city: line(100),
    service: line(100),
    project_type: line(100),
    square_meters: line(60),
    timeframe: line(100),
    budget: line(100),
    files_info: line(200),
    message: limited(20_000).transform(cleanText),
    subject: line(200),
    price_indication: line(300),
    sent_at: line(60),
    reference: limited(64).refine((value) => /^[A-Za-z0-9._-]*$/.test(value), {
      error: "may hold letters, digits, dots, dashes and underscores only",
    }),
    website: limited(2_000),
    elapsed_ms: z.union([z.string().max(20), z.number()], "must be a number").optional(),
  },
  "must be an object",
);

const id = (label: string) =>
  z
    .string(`is required: the ${label}`)
    .min(1, `is required: the ${label}`)
    .max(200, "is longer than 200 characters");

const bodySchema = z.object(
  {
    lib_version: z.string("must be a string").max(40, "is longer than 40 characters").optional(),
    user_id: id("public key"),
    service_id: id("service id"),
    template_id: id("template id"),
    template_params: paramsSchema,
  },
  "must be an object",
);

export type EnquiryParams = z.infer<typeof paramsSchema>;

export interface Enquiry {
  form: FormName;
  params: EnquiryParams;
}

/**
 * The enquiry in a decoded request body. Refuses what is malformed (400), from an unknown account, or meant
 * for an address that is not the form's own (403).
 */
export function readEnquiry(body: unknown, config: MailConfig): Enquiry {
  const result = bodySchema.safeParse(body);
  if (!result.success) {
    const issue = result.error.issues[0];
    const where = issue?.path.join(".") || "The request body";
    throw new Refusal(400, "malformed-fields", `${where} ${issue?.message}`);
  }
  const { user_id, service_id, template_id, template_params: params } = result.data;
  if (user_id !== config.publicKey) {
    throw new Refusal(403, "public-key", "The public key is not known here");
  }
  const form = (["contact", "quote"] as const).find((name) => config.forms[name].templateId === template_id);
  if (form === undefined) throw new Refusal(400, "template-id", "The template ID not found");
  const { serviceId, recipient } = config.forms[form];
  if (service_id !== serviceId) throw new Refusal(400, "service-id", "The service ID not found");
  if (params.recipient_email !== "" && params.recipient_email.toLowerCase() !== recipient.toLowerCase()) {
    throw new Refusal(403, "recipient", "This form does not send to that recipient");
  }
  if (params.name === "" && params.email === "" && params.phone === "" && params.message === "") {
    throw new Refusal(400, "empty", "template_params holds no enquiry: no name, email, phone or message");
  }
  return { form, params };
}
