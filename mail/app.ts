import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import { filesPath } from "../contract/files.ts";
import { isAllowedOrigin } from "./http/access.ts";
import { answerCall, type CallObserver, type Env, type Seen, setApiHeaders } from "./http/handler.ts";
import { clientAddress } from "./http/client-address.ts";
import type { MailConfig } from "./config/config.ts";
import { enquiryCall } from "./enquiry/send-enquiry.ts";
import { filesCall } from "./files/send-files.ts";
import { requireForm } from "./files/form-body.ts";
import { createHealthCheck } from "./http/health.ts";
import { type Log, logToStdout } from "./http/log.ts";
import { type Memory, OwnMemory } from "./dedupe/dedupe-store.ts";
import { countRequest, createMemoryLimiter, type RateLimiter } from "./http/rate-limit.ts";
import { Refusal } from "./http/refusal.ts";
import { requireJson } from "./http/body.ts";
import type { StoreState } from "./dedupe/redis.ts";
import type { MailTransport } from "./smtp/transport.ts";

const enquiryPath = "/api/v1.0/email/send";

export interface MailAppOptions {
  /** Counts enquiries per client; give one on a shared store when several copies run. */
  limiter?: RateLimiter;
  /** The same for calls that bring files. */
  filesLimiter?: RateLimiter;
  memory?: Memory;
  /** Tells how the store that copies share is doing. */
  store?: { readonly state: StoreState };
  /** For mails with files, so that no enquiry waits behind them. */
  filesTransport?: MailTransport;
  log?: Log;
  observer?: CallObserver;
}

interface Call {
  path: string;
  /** What the log calls it. */
  event: string;
  limiter: RateLimiter;
  /** Refuses a request whose headers announce another kind of body. */
  requireType: (headers: Headers) => void;
  /** Resolves to whether it was a repeat. */
  handle: (request: Request, seen: Seen) => Promise<boolean>;
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
  const { log = logToStdout, memory = new OwnMemory(), filesTransport = transport } = options;
  const app = new Hono<Env>();
  const checkHealth = createHealthCheck(transport);
  const calls: Call[] = [
    {
      path: enquiryPath,
      event: "enquiry",
      limiter: options.limiter ?? createMemoryLimiter(config.rateLimit),
      requireType: requireJson,
      handle: enquiryCall(config, transport, memory),
    },
    {
      path: filesPath,
      event: "files",
      limiter: options.filesLimiter ?? createMemoryLimiter(config.filesRateLimit),
      requireType: requireForm,
      handle: filesCall(config, filesTransport, memory),
    },
  ];

  const isAllowed = (c: Context<Env>) =>
    isAllowedOrigin(c.req.header("origin"), c.req.header("host") ?? new URL(c.req.url).host, config);

  async function count(c: Context<Env>, limiter: RateLimiter): Promise<void> {
    const remote = c.env?.incoming?.socket.remoteAddress;
    const client = clientAddress(remote, c.req.header("x-forwarded-for"), config.trustProxy);
    const counted = await countRequest(limiter, client);
    if (counted === "uncounted") log({ level: "warn", event: "rate limit store failed" });
  }

  const crossOrigin = cors({
    origin: (origin, c) => (origin !== "" && isAllowed(c) ? origin : null),
    allowMethods: ["POST"],
    allowHeaders: ["Content-Type"],
    exposeHeaders: ["Retry-After"],
    maxAge: 86_400,
  });

  for (const { path, event, limiter, requireType, handle } of calls) {
    app.use(path, crossOrigin);
    app.post(path, (c) =>
      answerCall(c, event, { log, observer: options.observer }, async (seen) => {
        if (!isAllowed(c)) throw new Refusal(403, "origin", "This origin may not use this service");
        requireType(c.req.raw.headers);
        await count(c, limiter);
        return handle(c.req.raw, seen);
      }),
    );
    app.all(path, (c) => {
      setApiHeaders(c);
      c.header("Allow", "POST, OPTIONS");
      return c.text("Use POST", 405);
    });
  }

  app.get("/health", async (c) => {
    setApiHeaders(c);
    const health = await checkHealth();
    const { store } = options;
    return c.json(
      store === undefined ? health : { ...health, store: store.state },
      health.status === "ok" ? 200 : 503,
    );
  });

  return app as unknown as Hono;
}
