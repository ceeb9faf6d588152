import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { filesPath } from "../contract/files.ts";
import type { MailConfig } from "./config/config.ts";
import type { DedupeStore } from "./dedupe/dedupe-store.ts";
import { MemoryDedupeStore } from "./dedupe/memory.ts";
import { sendEnquiry } from "./enquiry/send-enquiry.ts";
import { requireForm } from "./files/form-body.ts";
import { sendFiles } from "./files/send-files.ts";
import { requireJson } from "./http/body.ts";
import { type Call, createHandler, type Env, isAllowed, setApiHeaders } from "./http/handler.ts";
import { createHealthCheck } from "./http/health.ts";
import { type Log, logToStdout } from "./http/log.ts";
import type { Metrics } from "./http/metrics.ts";
import { type CreateLimiter, createMemoryLimiter } from "./http/rate-limit.ts";
import type { MailTransport } from "./smtp/transport.ts";

const enquiryPath = "/api/v1.0/email/send";

export interface MailAppOptions {
  /** Makes what counts requests; on a shared store when several copies run. */
  createLimiter?: CreateLimiter;
  dedupe?: DedupeStore;
  /** Tells how the store that copies share is doing. */
  store?: { readonly state: string };
  /** For mails with files, so that no enquiry waits behind them. */
  filesTransport?: MailTransport;
  log?: Log;
  metrics?: Metrics;
}

/**
 * The mail service: POST /api/v1.0/email/send and, for files, /send-form as EmailJS speaks them, and GET /health. It
 * answers no other path, so it can be mounted on a site's own origin.
 */
export function createMailApp(
  config: MailConfig,
  transport: MailTransport,
  options: MailAppOptions = {},
): Hono {
  const { dedupe = new MemoryDedupeStore(), filesTransport = transport } = options;
  const surroundings = { log: logToStdout, createLimiter: createMemoryLimiter, ...options };
  const app = new Hono<Env>();
  const calls: Record<string, Call> = {
    [enquiryPath]: {
      name: "enquiry",
      atOnce: { all: config.maxInFlight, ofOne: config.maxInFlight },
      rateLimit: config.rateLimit,
      requireType: requireJson,
      handle: sendEnquiry(config, transport, dedupe),
    },
    [filesPath]: {
      name: "files",
      atOnce: { all: config.uploads.atOnce, ofOne: Math.ceil(config.uploads.atOnce / 3) },
      rateLimit: config.filesRateLimit,
      requireType: requireForm,
      handle: sendFiles(config, filesTransport, dedupe),
    },
  };

  const crossOrigin = cors({
    origin: (origin, c) => (origin !== "" && isAllowed(c, config) ? origin : null),
    allowMethods: ["POST"],
    allowHeaders: ["Content-Type"],
    exposeHeaders: ["Retry-After"],
    maxAge: 86_400,
  });
  const refuseMethod = (c: Context<Env>) => {
    setApiHeaders(c);
    c.header("Allow", "POST, OPTIONS");
    return c.text("Use POST", 405);
  };
  for (const [path, call] of Object.entries(calls)) {
    app.use(path, crossOrigin);
    app.post(path, createHandler(call, config, surroundings));
    app.all(path, refuseMethod);
  }

  const checkHealth = createHealthCheck(transport);
  app.get("/health", async (c) => {
    setApiHeaders(c);
    const health = await checkHealth();
    const store = options.store && { store: options.store.state };
    return c.json({ ...health, ...store }, health.status === "ok" ? 200 : 503);
  });

  return app as unknown as Hono;
}
