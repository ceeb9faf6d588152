import { answerableAddress } from "@contractor/core/enquiry/email-address.ts";
import { z } from "zod";
import type { SiteSettings } from "./site-settings.ts";

/** A limit per hour and per day, written as 60/200. */
const limit = z
  .string()
  .regex(
    /^[1-9]\d{0,9}\/[1-9]\d{0,9}$/,
    "is not two numbers — write one per hour and one per day, like 60/200",
  )
  .transform((value) => {
    const [hour = 0, day = 0] = value.split("/").map(Number);
    return { hour, day };
  });

const smtpNotSet =
  "is not set — set it to your mail server, like smtp://user:password@smtp.firm.example:587 (for development: smtp://localhost:1025)";
const notSmtp = "is not an address of a mail server — write smtp://host:port or smtps://host:port";

/** A password before the name of a server with a character that ends the name in an address. */
const unwrittenPassword = /^\w+:\/\/[^@]*[/?#\\][^@]*@|^\w+:\/\/[^/?#]*%(?![\da-f]{2})[^/?#]*@/i;
const howToWrite =
  "holds a user or password with a character that means something else in an address — write / as %2F, # as %23, ? as %3F, \\ as %5C, % as %25, @ as %40 and : as %3A";

/** An address of a server, which may hold a user and a password. */
const serverAddress = (protocol: RegExp, error: string, missing = error) =>
  z
    .string(missing)
    .refine((address) => !unwrittenPassword.test(address), { error: howToWrite, abort: true })
    .pipe(z.url({ protocol, hostname: /./, error }));

/** The port of one kind of encryption with the name of the other. */
const otherPort = /^(?:smtp:\/\/[^/?#]*:465|smtps:\/\/[^/?#]*:(?:25|587))(?:[/?#]|$)/;

const variables = z.object({
  SMTP_URL: serverAddress(/^smtps?$/, notSmtp, smtpNotSet).refine(
    (address) => !otherPort.test(address),
    "mixes two kinds of encryption — write smtps:// with port 465, and smtp:// with port 587 or 25",
  ),
  MAIL_FROM: z
    .string()
    .transform((value) => readMailbox(value))
    .refine(
      (mailbox) => mailbox !== undefined,
      "is not one e-mail address — write info@firm.example or Firm <info@firm.example>",
    )
    .optional(),
  REDIS_URL: serverAddress(
    /^rediss?$/,
    "is not an address of a store — write redis://host:6379 or rediss://user:password@host:6379",
  ).optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^(?:\d|10)$/, "is not a whole number from 0 to 10 — write one")
    .prefault("0")
    .transform(Number),
  LIMIT_CLIENT: limit.prefault("60/200"),
  LIMIT_EVERYONE: limit.prefault("400/1000"),
});

function readMailbox(value: string): { name: string; address: string } | undefined {
  const [, name = "", bracketed] = /^\s*([^<>"\p{Cc}]*?)\s*<([^<>]+)>\s*$/u.exec(value) ?? [];
  const address = answerableAddress(bracketed ?? value);
  return address === undefined ? undefined : { name, address };
}

export const fixedSettings = {
  /** The service has memory for nine uploads of 12 MB. */
  uploadsAtOnce: 9,
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
  // An empty variable means "not set", as it does in container and unit files.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = variables.safeParse(set);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new Error(`Environment variable ${issue?.path.join(".")} ${issue?.message}.`);
  }
  const values = result.data;
  const { name, address } = values.MAIL_FROM ?? { name: "", address: site.email };
  return {
    ...fixedSettings,
    ...site,
    smtpUrl: values.SMTP_URL,
    siteName: new URL(site.url).hostname,
    /** Sender of every mail, the firm's own address. */
    from: { name: name || site.firmName, address },
    senderDomain: address.slice(address.lastIndexOf("@") + 1),
    /** The origin whose pages may call the service, besides the service's own. */
    origin: new URL(site.url).origin,
    /** The store in which copies of the service count and remember together. */
    redisUrl: values.REDIS_URL,
    trustProxy: values.TRUST_PROXY,
    /** The calls of one client, and the mails of all together, in an hour and in a day. */
    limits: { client: values.LIMIT_CLIENT, everyone: values.LIMIT_EVERYONE },
  };
}
