import { z } from "zod";
import { readAddress } from "../smtp/address.ts";

function wholeNumber<Fallback extends number | undefined>(fallback: Fallback, min: number, max: number) {
  return z
    .string()
    .regex(/^\d+$/, `is not a whole number — write one from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `is out of range — write a number from ${min} to ${max}`)
    .optional()
    .transform((value) => value ?? fallback);
}

const smtpUrl = z
  .string({
    error:
      "is not set — set it to your mail server, like smtp://user:password@smtp.firm.example:587 (for development: smtp://localhost:1025)",
  })
  .refine((value) => {
    const url = URL.parse(value);
    return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== "";
  }, "is not an address of a mail server — write smtp://host:port or smtps://host:port");

const origins = z
  .string()
  .default("")
  .transform((list) =>
    list
      .split(",")
      .map((origin) => origin.trim())
      .filter((origin) => origin !== ""),
  )
  .refine(
    (list) => list.every((origin) => /^https?:/.test(origin) && URL.parse(origin)?.origin === origin),
    "holds something that is not an origin — write them like https://firm.example,https://www.firm.example, without a slash at the end",
  );

const redisUrl = z
  .string()
  .refine((value) => {
    const url = URL.parse(value);
    return url !== null && /^rediss?:$/.test(url.protocol) && url.hostname !== "";
  }, "is not an address of a store — write redis://host:6379 or rediss://user:password@host:6379")
  .optional();

const mailFrom = z
  .string()
  .transform((value) => readMailbox(value))
  .refine(
    (mailbox) => mailbox !== undefined,
    "is not one e-mail address — write info@firm.example or Firm <info@firm.example>",
  )
  .optional();

const schema = z.object({
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GITHUB_URL: z.url("is not an address — write https://github.com").default("https://github.com"),
  SMTP_URL: smtpUrl,
  MAIL_FROM: mailFrom,
  MAIL_ORIGINS: origins,
  REDIS_URL: redisUrl,
  TRUST_PROXY: wholeNumber(0, 0, 10),
  METRICS_HOST: z.string().default("127.0.0.1"),
  METRICS_PORT: wholeNumber(undefined, 0, 65_535),
  RATE_LIMIT_POINTS: wholeNumber(60, 1, 1_000_000_000),
  RATE_LIMIT_FILES: wholeNumber(30, 1, 1_000_000_000),
  RATE_LIMIT_SECONDS: wholeNumber(600, 1, 86_400),
});

function readMailbox(value: string): { name: string; address: string } | undefined {
  const [, name = "", bracketed] = /^\s*([^<>"\p{Cc}]*?)\s*<([^<>]+)>\s*$/u.exec(value) ?? [];
  const address = readAddress(bracketed ?? value);
  return address === undefined ? undefined : { name, address };
}

/** Settings from the environment variables. Throws an Error naming the variable and what to write in it. */
export function readMailEnvironment(env: NodeJS.ProcessEnv) {
  // An empty variable means "not set", as it does in container and unit files.
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = schema.safeParse(set);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new Error(`Environment variable ${issue?.path.join(".")} ${issue?.message}.`);
  }
  const values = result.data;
  const { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret } = values;
  return {
    github: clientId && clientSecret ? { clientId, clientSecret, address: values.GITHUB_URL } : undefined,
    smtpUrl: values.SMTP_URL,
    from: values.MAIL_FROM,
    origins: values.MAIL_ORIGINS,
    redisUrl: values.REDIS_URL,
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    trustProxy: values.TRUST_PROXY,
    rateLimit: { points: values.RATE_LIMIT_POINTS, seconds: values.RATE_LIMIT_SECONDS },
    filesRateLimit: { points: values.RATE_LIMIT_FILES, seconds: values.RATE_LIMIT_SECONDS },
  };
}
