import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { FormName } from "../enquiry/form.ts";
import { readAddress } from "./address.ts";
import { type ChoiceLabels, readChoiceLabels } from "./choice-labels.ts";
import { readMailEnvironment } from "./environment.ts";

interface FormConfig {
  serviceId: string;
  templateId: string;
  /** The only address enquiries of this form are ever sent to. */
  recipient: string;
}

export interface MailConfig {
  publicKey: string;
  forms: Record<FormName, FormConfig>;
  firmName: string;
  labels: ChoiceLabels;
  /** Sender of every mail, the firm's own address. */
  from: { name: string; address: string };
  smtpUrl: string;
  /** Origins whose pages may call the service, besides the service's own origin. */
  origins: string[];
  /** Number of reverse proxies in front of the service. */
  trustProxy: number;
  rateLimit: { points: number; seconds: number };
  /** Requests handled at the same time; more are answered 503. */
  maxInFlight: number;
  /** Milliseconds in which the SMTP server must have accepted a mail; the browser waits 15 s. */
  sendDeadlineMs: number;
}

const text = z.string({ error: "is missing — write it as text" }).trim().min(1, "is empty — fill it in");
const address = text.refine((value) => readAddress(value) !== undefined, {
  error: "is not an e-mail address — write one like info@firm.example",
});
const form = z.object(
  { serviceId: text, templateId: text, recipient: address },
  { error: "is missing — write serviceId, templateId and recipient under it" },
);

const siteSchema = z.object({
  url: z.url({ error: "is not an address — write one like https://firm.example" }),
  sending: z.object(
    { publicKey: text, contact: form, quote: form },
    { error: "is missing — write publicKey, contact and quote under it" },
  ),
});
const businessSchema = z.object({ name: text, email: address });

function readYaml<Schema extends z.ZodType>(root: string, file: string, schema: Schema): z.infer<Schema> {
  let content: unknown;
  try {
    content = parse(readFileSync(join(root, file), "utf8"));
  } catch (error) {
    throw new Error(`${file}: cannot be read as YAML — ${(error as Error).message}`);
  }
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new Error(`${file} › ${issue?.path.join(".")}: ${issue?.message}`);
}

/**
 * Settings of the mail service: who may send what where (site.yaml, content/business.yaml under `root`)
 * and how it runs (`env`). Throws an Error with one sentence saying which file or variable, which field,
 * and what to do.
 */
export function readMailConfig(env: NodeJS.ProcessEnv, root: string): MailConfig {
  const { url, sending } = readYaml(root, "site.yaml", siteSchema);
  const business = readYaml(root, "content/business.yaml", businessSchema);
  if (sending.contact.templateId === sending.quote.templateId) {
    throw new Error(
      `site.yaml › sending.quote.templateId: is the same as sending.contact.templateId — the template tells the two forms apart, give each its own`,
    );
  }
  const settings = readMailEnvironment(env);
  return {
    ...settings,
    publicKey: sending.publicKey,
    forms: { contact: sending.contact, quote: sending.quote },
    firmName: business.name,
    labels: readChoiceLabels(root),
    from: {
      name: settings.from?.name || business.name,
      address: settings.from?.address ?? business.email,
    },
    origins: [new URL(url).origin, ...settings.origins],
    maxInFlight: 200,
    sendDeadlineMs: 12_000,
  };
}
