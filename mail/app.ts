import { Hono } from "hono";
import { cors } from "hono/cors";
import { filesPath, sendPath } from "#contract/calls.ts";
import type { MailConfig } from "./config/config.ts";
import type { Release } from "./config/release.ts";
import type { DedupeStore } from "./dedupe/dedupe-store.ts";
import { createMemoryStore } from "./dedupe/memory-store.ts";
import { sendEnquiry } from "./enquiry/send-enquiry.ts";
import { sendFiles } from "./files/send-files.ts";
import {
  apiHeaders,
  type Call,
  createHandler,
  type Env,
  type Surroundings,
} from "./http/handler.ts";
import { logToStdout } from "./http/log.ts";
import { isAllowedOrigin } from "./http/origin.ts";
import { createHealthCheck } from "./smtp/health.ts";
import type { MailTransport } from "./smtp/transport.ts";

export interface MailAppOptions extends Partial<Surroundings> {
  store?: DedupeStore;
  /** For mails with files, so that no enquiry waits behind them. */
  filesTransport?: MailTransport;
  /** Which build this is, for /health. */
  release?: Release;
}

/**
 * The mail service: POST /api/v1.0/email/send and, for files, /send-form as EmailJS speaks them,
 * and GET /health. It answers no other path, so it can be mounted on a site's own origin.
 */
export function createMailApp(
  config: MailConfig,
  transport: MailTransport,
  options: MailAppOptions = {},
) {
  const {
    filesTransport = transport,
    log = logToStdout,
    store = createMemoryStore(),
    metrics,
    release,
  } = options;
  const { maxInFlight, uploads } = config;
  const calls: Call[] = [
    {
      name: "enquiry",
      path: sendPath,
      atOnce: { all: maxInFlight, ofOne: maxInFlight },
      rateLimit: config.rateLimit,
      type: {
        named: "application/json in UTF-8",
        form: /^application\/json\s*(;(?!\s*charset=)[^;]*)*(;\s*charset="?utf-?8"?\s*(;.*)?)?$/i,
      },
      handle: sendEnquiry(config, transport, store),
    },
    {
      name: "files",
      path: filesPath,
      atOnce: { all: uploads.atOnce, ofOne: Math.ceil(uploads.atOnce / 3) },
      rateLimit: config.filesRateLimit,
      type: { named: "multipart/form-data", form: /^multipart\/form-data\s*;(.*;)?\s*boundary=/i },
      handle: sendFiles(config, filesTransport, store),
    },
  ];

  const app = new Hono<Env>();
  const crossOrigin = cors({
    origin: (origin, { req }) =>
      origin !== "" && isAllowedOrigin(req, config.origins) ? origin : null,
    allowMethods: ["POST"],
    allowHeaders: ["Content-Type"],
    exposeHeaders: ["Retry-After"],
    maxAge: 86_400,
  });
  for (const call of calls) {
    app.use(call.path, crossOrigin, apiHeaders);
    app.post(call.path, createHandler(call, config, { log, store, metrics }));
    app.all(call.path, (c) => c.text("Use POST", 405, { Allow: "POST, OPTIONS" }));
  }

  const checkHealth = createHealthCheck(transport);
  app.get("/health", apiHeaders, async (c) => {
    const health = await checkHealth();
    const status = health.status === "ok" ? 200 : 503;
    return c.json({ ...health, store: store.state, ...release }, status);
  });
  return app as unknown as Hono;
}
