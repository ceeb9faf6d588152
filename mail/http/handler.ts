import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { MailConfig } from "#mail/config/config.ts";
import { type Client, clientOf } from "./client.ts";
import { limitConcurrency } from "./concurrency.ts";
import { collectGarbage } from "./gc.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { isAllowedOrigin } from "./origin.ts";
import { type CreateLimiter, limitRate } from "./rate-limit.ts";
import { type CallResponse, failed, Refusal } from "./response.ts";

/** Empty when the app is called without a server, as tests do. */
export type Env = { Bindings: Partial<HttpBindings> };

/** What the log is told of a call besides its response; filled in while it is handled. */
export interface Seen {
  template?: string;
  reference?: string | undefined;
  files?: number;
  bytes?: number;
}

/** A call of the service, such as the one that brings an enquiry. */
export interface Call {
  name: string;
  path: string;
  atOnce: Parameters<typeof limitConcurrency>[0];
  rateLimit: MailConfig["rateLimit"];
  /** The content type that its requests have to announce. */
  type: { named: string; form: RegExp };
  /** Resolves to whether it was a repeat. */
  handle: (request: Request, seen: Seen, client: Client) => Promise<boolean>;
}

export interface Surroundings {
  log: Log;
  metrics?: Metrics;
  /** What counts requests is made by it; copies share it when several run. */
  store: { createLimiter: CreateLimiter };
}

/** Answers a call: who may send it, how often, and what becomes of it. */
export function createHandler(
  call: Call,
  config: MailConfig,
  { log, metrics, store }: Surroundings,
) {
  const { name, handle, type } = call;
  const limited = limitConcurrency(call.atOnce);
  const count = limitRate(name, call.rateLimit, store.createLimiter, (from) => {
    log({ level: "warn", event: "flood", call: name, from });
    metrics?.flooded(name, from);
  });

  async function respond({ req, env }: Context<Env>, seen: Seen): Promise<CallResponse> {
    if (!isAllowedOrigin(req, config.origins)) {
      throw new Refusal(403, "origin", "This origin may not use this service");
    }
    if (
      !type.form.test(req.header("content-type") ?? "") ||
      (req.header("content-encoding") ?? "identity") !== "identity"
    ) {
      throw new Refusal(415, "content-type", `Send the request as ${type.named}`);
    }
    const remote = env?.incoming?.socket.remoteAddress;
    const client = clientOf(remote, req.header("x-forwarded-for"), config.trustProxy);
    await count(client);
    const repeated = await limited(client.network, () => handle(req.raw, seen, client));
    return { status: 200, text: "OK", level: "info", details: { repeated } };
  }

  return async (c: Context<Env>): Promise<Response> => {
    const id = randomUUID();
    const started = performance.now();
    const seen: Seen = {};
    metrics?.began(name);
    const response = await respond(c, seen).catch(failed);
    collectGarbage();
    const ms = performance.now() - started;
    metrics?.ended(name, response, ms / 1_000);
    const { level, status, text, retryAfterSeconds, details } = response;
    log({ level, event: name, id, ...seen, status, ...details, ms: Math.round(ms) });
    c.header("X-Request-Id", id);
    if (retryAfterSeconds !== undefined) {
      c.header("Retry-After", String(retryAfterSeconds));
    }
    return c.text(text, status);
  };
}

/** Headers of every answer of the service. */
export const apiHeaders: MiddlewareHandler = (c, next) => {
  c.header("Cache-Control", "no-store");
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  c.header("Referrer-Policy", "no-referrer");
  return next();
};
