import type { FormName } from "../../contract/form.ts";
import type { GitHubApp } from "../sign-in/github.ts";
import { readMailEnvironment } from "./environment.ts";
import { type ChoiceLabels, readSettings } from "./settings.ts";

/** How fast a body has to come in. */
export interface Pace {
  /** Milliseconds in which all of it has to be there. */
  withinMs: number;
  /** The fewest bytes in any stretch of so many milliseconds; the last stretch may hold fewer. */
  atLeast?: { bytes: number; everyMs: number };
}

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
  /** The part of that address after the @. */
  senderDomain: string;
  smtpUrl: string;
  /** The app by which people sign in to the editor with GitHub; undefined where they do not. */
  github?: GitHubApp | undefined;
  /** The store in which copies of the service count and remember together; undefined when each does so alone. */
  redisUrl?: string | undefined;
  /** Origins whose pages may call the service, besides the service's own origin. */
  origins: string[];
  /** Where figures are served, apart from the calls; undefined for nowhere. */
  metrics?: { host: string; port: number } | undefined;
  /** Number of reverse proxies in front of the service. */
  trustProxy: number;
  rateLimit: { points: number; seconds: number };
  /** The same for calls that bring files. */
  filesRateLimit: { points: number; seconds: number };
  /** Requests handled at the same time; more are answered 503. */
  maxInFlight: number;
  /** Milliseconds in which the SMTP server must have accepted a mail; the browser waits 15 s. */
  sendDeadlineMs: number;
  /** The same for a mail with files. */
  filesDeadlineMs: number;
  /** How many calls with files are handled at a time, what they hold in memory, and how long one waits for room. */
  uploads: { atOnce: number; bytes: number; waitMs: number };
  /** How fast the files of a call have to come in. */
  filesPace: Pace;
}

/**
 * Settings of the mail service: who may send what where (site.yaml, content/business.yaml under `root`)
 * and how it runs (`env`). Throws an Error that says which file or variable, which field, and what to
 * do, a line for each mistake.
 */
export function readMailConfig(env: NodeJS.ProcessEnv, root: string): MailConfig {
  const { url, sending, business, labels } = readSettings(root);
  const settings = readMailEnvironment(env);
  const from = {
    name: settings.from?.name || business.name,
    address: settings.from?.address ?? business.email,
  };
  return {
    ...settings,
    publicKey: sending.publicKey,
    forms: { contact: sending.contact, quote: sending.quote },
    firmName: business.name,
    labels,
    from,
    senderDomain: from.address.slice(from.address.lastIndexOf("@") + 1),
    origins: [new URL(url).origin, ...settings.origins],
    maxInFlight: 200,
    sendDeadlineMs: 12_000,
    filesDeadlineMs: 60_000,
    // A third of it, which is what one client may hold, takes the largest call there is.
    uploads: { atOnce: 60, bytes: 37_500_000, waitMs: 10_000 },
    // Six photographs come in at 300 kbit/s, and one at 64; who sends a byte now and then keeps no room of others.
    filesPace: { withinMs: 360_000, atLeast: { bytes: 64_000, everyMs: 15_000 } },
  };
}
