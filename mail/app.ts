import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { maxRequestBytes } from "../enquiry/params.ts";
import { InFlight, isAllowedOrigin } from "./access.ts";
import { clientAddress } from "./client-address.ts";
import type { MailConfig } from "./config.ts";
import { type Enquiry, readEnquiry } from "./enquiry.ts";
import { createHealthCheck } from "./health.ts";
import { type Log, logToStdout } from "./log.ts";
import { dateOf, messageIdOf, OnceOnly } from "./once.ts";
import { acceptedOutcome, failedOutcome } from "./outcome.ts";
import { countRequest, createMemoryLimiter, type RateLimiter } from "./rate-limit.ts";
import { Refusal } from "./refusal.ts";
import { readJson, requireJson } from "./request-body.ts";
import { refuseSpam } from "./spam.ts";
import { renderMail } from "./template.ts";
import type { MailTransport } from "./transport.ts";

const path = "/api/v1.0/email/send";

/** Empty when the app is called without a server, as tests do. */
type Env = { Bindings: Partial<HttpBindings> };

export interface MailAppOptions {
  /** Counts requests per client; give one on a shared store when several copies run. */
  limiter?: RateLimiter;
  log?: Log;
}

/**
 * The mail service: POST /api/v1.0/email/send as EmailJS speaks it, and GET /health. It answers no other
 * path, so it can be mounted on a site's own origin.
 */
export function createMailApp(
  config: MailConfig,
  transport: MailTransport,
  options: MailAppOptions = {},
): Hono {
  const { limiter = createMemoryLimiter(config.rateLimit), log = logToStdout } = options;
  const app = new Hono<Env>();
  const once = new OnceOnly();
  const inFlight = new InFlight(config.maxInFlight);
  const checkHealth = createHealthCheck(transport);
  const senderDomain = config.from.address.slice(config.from.address.lastIndexOf("@") + 1);

  const isAllowed = (c: Context<Env>) =>
    isAllowedOrigin(c.req.header("origin"), c.req.header("host") ?? new URL(c.req.url).host, config);

  /** Sends the enquiry of a request, noting it in `seen` for the log; resolves to whether it was a repeat. */
  async function handle(c: Context<Env>, seen: { enquiry?: Enquiry }): Promise<boolean> {
    if (!isAllowed(c)) throw new Refusal(403, "origin", "This origin may not use this service");
    requireJson(c.req.raw.headers);
    const remote = c.env?.incoming?.socket.remoteAddress;
    const client = clientAddress(remote, c.req.header("x-forwarded-for"), config.trustProxy);
    const counted = await countRequest(limiter, client);
    if (counted === "uncounted") log({ level: "warn", event: "rate limit store failed" });
    return inFlight.run(async () => {
      const enquiry = readEnquiry(await readJson(c.req.raw, maxRequestBytes), config);
      seen.enquiry = enquiry;
      refuseSpam(enquiry);
      return !(await once.run(enquiry, () => send(enquiry)));
    });
  }

  function send(enquiry: Enquiry): Promise<void> {
    return transport.send({
      ...renderMail(enquiry, config),
      from: config.from,
      to: config.forms[enquiry.form].recipient,
      messageId: messageIdOf(enquiry, senderDomain),
      date: dateOf(enquiry, new Date()),
    });
  }

  app.use(
    path,
    cors({
      origin: (origin, c) => (origin !== "" && isAllowed(c) ? origin : null),
      allowMethods: ["POST"],
      allowHeaders: ["Content-Type"],
      maxAge: 86_400,
    }),
  );

  app.post(path, async (c) => {
    const id = randomUUID();
    const started = performance.now();
    setApiHeaders(c);
    c.header("X-Request-Id", id);
    const seen: { enquiry?: Enquiry } = {};
    const outcome = await handle(c, seen).then(acceptedOutcome, failedOutcome);
    log({
      level: outcome.level,
      event: "enquiry",
      id,
      template: seen.enquiry?.form,
      reference: seen.enquiry?.params.reference || undefined,
      status: outcome.status,
      ...outcome.details,
      ms: Math.round(performance.now() - started),
    });
    if (outcome.retryAfterSeconds !== undefined) c.header("Retry-After", String(outcome.retryAfterSeconds));
    return c.text(outcome.text, outcome.status);
  });

  app.all(path, (c) => {
    setApiHeaders(c);
    c.header("Allow", "POST, OPTIONS");
    return c.text("Use POST", 405);
  });

  app.get("/health", async (c) => {
    setApiHeaders(c);
    const health = await checkHealth();
    return c.json(health, health.status === "ok" ? 200 : 503);
  });

  return app as unknown as Hono;
}

function setApiHeaders(c: Context<Env>): void {
  c.header("Cache-Control", "no-store");
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  c.header("Referrer-Policy", "no-referrer");
}
