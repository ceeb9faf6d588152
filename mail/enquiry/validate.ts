import { createHash } from "node:crypto";
import { z } from "zod";
import { type FormName, formNames } from "../../contract/form.ts";
import { enquiryIdentity } from "../../contract/identity.ts";
import { type ParamName, paramLimits, referencePattern } from "../../contract/params.ts";
import { countLinks, maxLinks, minElapsedMs } from "../../contract/spam.ts";
import type { MailConfig } from "../config/config.ts";
import type { Seen } from "../http/handler.ts";
import { Refusal } from "../http/response.ts";
import { cleanLine, cleanText } from "./sanitize.ts";

const limited = (name: ParamName) => {
  const most = paramLimits[name];
  return z.string("must be a string").max(most, `is longer than ${most} characters`).default("");
};
const line = (name: ParamName) => limited(name).transform(cleanLine);

const names = Object.keys(paramLimits) as ParamName[];
const lines = Object.fromEntries(names.map((name) => [name, line(name)]));

const paramsSchema = z.object(
  {
    ...(lines as Record<ParamName, ReturnType<typeof line>>),
    message: limited("message").transform((raw) => ({ text: cleanText(raw), links: countLinks(raw) })),
    reference: limited("reference").refine((value) => referencePattern.test(value), {
      error: "may hold letters, digits, dots, dashes and underscores only",
    }),
    website: limited("website"),
    elapsed_ms: z.union([z.string().max(paramLimits.elapsed_ms), z.number()], "must be a number").optional(),
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

export type EnquiryParams = Omit<z.infer<typeof paramsSchema>, "message"> & { message: string };

export interface Enquiry {
  form: FormName;
  params: EnquiryParams;
  /** How many links the message held as it was typed, which is what the browser's rules count too. */
  links: number;
  /** The same for every attempt to send the same enquiry, and for no other; the browser can tell it too. */
  digest: string;
}

/**
 * The enquiry in a decoded request body, which the log is told of. Refuses what is malformed (400), from an unknown
 * account, meant for an address that is not the form's own, or spam (403).
 */
export function validate(body: unknown, config: MailConfig, seen: Seen = {}): Enquiry {
  const result = bodySchema.safeParse(body);
  if (!result.success) {
    const issue = result.error.issues[0];
    const where = issue?.path.join(".") || "The request body";
    throw new Refusal(400, "malformed-fields", `${where} ${issue?.message}`);
  }
  const { user_id, service_id, template_id, template_params } = result.data;
  const { text: message, links } = template_params.message;
  const params = { ...template_params, message };
  if (user_id !== config.publicKey) {
    throw new Refusal(403, "public-key", "The public key is not known here");
  }
  const form = formNames.find((name) => config.forms[name].templateId === template_id);
  if (form === undefined) throw new Refusal(400, "template-id", "The template ID not found");
  const { serviceId, recipient } = config.forms[form];
  if (service_id !== serviceId) throw new Refusal(400, "service-id", "The service ID not found");
  if (params.recipient_email !== "" && params.recipient_email.toLowerCase() !== recipient.toLowerCase()) {
    throw new Refusal(403, "recipient", "This form does not send to that recipient");
  }
  if (params.name === "" && params.email === "" && params.phone === "" && params.message === "") {
    throw new Refusal(400, "empty", "template_params holds no enquiry: no name, email, phone or message");
  }
  const asSent = (body as { template_params: object }).template_params;
  const digest = createHash("sha256").update(enquiryIdentity(form, asSent)).digest("hex");
  const enquiry = { form, params, links, digest };
  seen.template = form;
  seen.reference = params.reference || undefined;
  refuseSpam(enquiry);
  return enquiry;
}

/** Refuses (403) an enquiry that only a program would send. */
function refuseSpam({ params, links }: Enquiry): void {
  if (params.website !== "") {
    throw new Refusal(403, "honeypot", "Refused as spam: a field that people do not see was filled in");
  }
  if (links > maxLinks) {
    throw new Refusal(403, "links", `Refused as spam: the message holds more than ${maxLinks} links`);
  }
  if (Number.parseFloat(String(params.elapsed_ms)) < minElapsedMs) {
    throw new Refusal(403, "too-fast", "Refused as spam: the form was sent faster than people type");
  }
}
