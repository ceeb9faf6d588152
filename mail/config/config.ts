import { readMailEnvironment } from "./environment.ts";
import type { SiteSettings } from "./site-settings.ts";

export const fixedSettings = {
  /** The service has memory for nine uploads of 12 MB. */
  uploadsAtOnce: { all: 9, ofOneClient: 3 },
  /** Seconds in which a call must have come in: six photographs do at 300 kbit/s. */
  bodySeconds: 360,
  /** Milliseconds in which an enquiry must have come in and been mailed. */
  enquiryWithinMs: 20_000,
  /** Milliseconds in which the SMTP server must have accepted a mail; the browser waits 15 s. */
  sendDeadlineMs: 12_000,
  filesDeadlineMs: 60_000,
  /** Milliseconds in which the shared store must have answered; it usually takes less than one. */
  storeDeadlineMs: 150,
  /** The mails to visitors with addresses at one domain. */
  answersToDomain: { hour: 10, day: 40 },
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
    ...site,
    siteName: new URL(site.url).hostname,
    /** Sender of every mail, the firm's own address. */
    from: { name: name || site.firmName, address },
    senderDomain: address.slice(address.lastIndexOf("@") + 1),
    /** Origins whose pages may call the service, besides the service's own origin. */
    origins: [new URL(site.url).origin, ...settings.origins],
  };
}
