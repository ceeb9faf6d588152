import { readMailEnvironment } from "./environment.ts";
import type { SiteSettings } from "./site-settings.ts";

/** What nobody has to set. */
export const fixedSettings = {
  enquiriesAtOnce: { all: 200, ofOneClient: 20 },
  /** Nine uploads of 12 MB are what the service has memory for. */
  uploadsAtOnce: { all: 9, ofOneClient: 3 },
  signInsAtOnce: { all: 5, ofOneClient: 2 },
  /** Milliseconds in which the SMTP server must have accepted a mail; the browser waits 15 s. */
  sendDeadlineMs: 12_000,
  filesDeadlineMs: 60_000,
  /**
   * How long an enquiry waits for an answer of the shared store, which in the same building takes a
   * millisecond.
   */
  storePatienceMs: 150,
  /**
   * At this pace six photographs come in at 300 kbit/s, and one at 64. Whoever sends a byte now and
   * then does not keep others out.
   */
  uploadPace: { withinMs: 360_000, everyMs: 15_000, leastBytes: 64_000 },
};

export type MailConfig = ReturnType<typeof readMailConfig>;

/**
 * Settings of the mail service: who may send what where (`site`) and how it runs (`env`). Throws
 * an Error that names the variable that is wrong and says what to do.
 */
export function readMailConfig(env: NodeJS.ProcessEnv, site: SiteSettings) {
  const settings = readMailEnvironment(env);
  const { name, address } = settings.from ?? { name: "", address: site.email };
  return {
    ...fixedSettings,
    ...settings,
    siteName: new URL(site.url).host,
    publicKey: site.publicKey,
    forms: site.forms,
    firmName: site.firmName,
    labels: site.labels,
    /** Sender of every mail, the firm's own address. */
    from: { name: name || site.firmName, address },
    senderDomain: address.slice(address.lastIndexOf("@") + 1),
    /** Origins whose pages may call the service, besides the service's own origin. */
    origins: [new URL(site.url).origin, ...settings.origins],
  };
}
