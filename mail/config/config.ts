import { readMailEnvironment } from "./environment.ts";
import { readSettings } from "./settings.ts";

/** What nobody has to set. */
export const limits = {
  maxInFlight: 200,
  /** Milliseconds in which the SMTP server must have accepted a mail; the browser waits 15 s. */
  sendDeadlineMs: 12_000,
  filesDeadlineMs: 60_000,
  /**
   * How long an enquiry waits for an answer of the shared store, which in the same building takes a
   * millisecond.
   */
  storePatienceMs: 150,
  /**
   * How many calls with files are handled at a time, what they hold in memory, and how long one
   * waits for room. A third of it, which is what one client may hold, takes the largest call there
   * is.
   */
  uploads: { atOnce: 60, bytes: 37_500_000, waitMs: 10_000 },
  // Six photographs come in at 300 kbit/s, and one at 64; who sends a byte now and then keeps no
  // room of others.
  filesPace: { withinMs: 360_000, atLeast: { bytes: 64_000, everyMs: 15_000 } },
};

export type MailConfig = ReturnType<typeof readMailConfig>;

/**
 * Settings of the mail service: who may send what where (site.yaml, content/business.yaml under
 * `root`) and how it runs (`env`). Throws an Error that says which file or variable, which field,
 * and what to do, a line for each mistake.
 */
export function readMailConfig(env: NodeJS.ProcessEnv, root: string) {
  const { url, sending, business, labels } = readSettings(root);
  const settings = readMailEnvironment(env);
  const { name, address } = settings.from ?? { name: "", address: business.email };
  return {
    ...limits,
    ...settings,
    publicKey: sending.publicKey,
    /** Each with the only address that its enquiries are ever sent to. */
    forms: { contact: sending.contact, quote: sending.quote },
    firmName: business.name,
    labels,
    /** Sender of every mail, the firm's own address. */
    from: { name: name || business.name, address },
    senderDomain: address.slice(address.lastIndexOf("@") + 1),
    /** Origins whose pages may call the service, besides the service's own origin. */
    origins: [new URL(url).origin, ...settings.origins],
  };
}
