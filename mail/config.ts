import type { FormName } from "../enquiry/form.ts";
import { businessSchema } from "../src/content/firm/business-schema.ts";
import { siteSchema } from "../src/content/firm/site-schema.ts";
import { readData } from "../src/content/reading/read-data.ts";
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

/**
 * Settings of the mail service: who may send what where (site.yaml, content/business.yaml under `root`)
 * and how it runs (`env`). Throws an Error that says which file or variable, which field, and what to
 * do, a line for each mistake.
 */
export function readMailConfig(env: NodeJS.ProcessEnv, root: string): MailConfig {
  const { url, sending } = readData("site.yaml", siteSchema, root);
  const business = readData("content/business.yaml", businessSchema, root);
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
