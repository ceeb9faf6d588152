import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { Log } from "./log.ts";
import { acceptedOutcome, failedOutcome, type Outcome } from "./response.ts";

/** Empty when the app is called without a server, as tests do. */
export type Env = { Bindings: Partial<HttpBindings> };

/** What the log is told of a call besides its outcome; filled in while it is handled. */
export interface Seen {
  template?: string;
  reference?: string | undefined;
  files?: number;
  bytes?: number;
}

/** Counts calls as they come and end, each by what the log calls it. */
export interface CallObserver {
  began(call: string): void;
  ended(call: string, outcome: Outcome, seconds: number): void;
}

/** Answers a call with the outcome of `handle`, which resolves to whether it was a repeat, and logs it as `event`. */
export async function answerCall(
  c: Context<Env>,
  event: string,
  { log, observer }: { log: Log; observer: CallObserver | undefined },
  handle: (seen: Seen) => Promise<boolean>,
): Promise<Response> {
  const id = randomUUID();
  const started = performance.now();
  setApiHeaders(c);
  c.header("X-Request-Id", id);
  const seen: Seen = {};
  observer?.began(event);
  const outcome = await handle(seen).then(acceptedOutcome, failedOutcome);
  const ms = performance.now() - started;
  observer?.ended(event, outcome, ms / 1_000);
  log({
    level: outcome.level,
    event,
    id,
    ...seen,
    status: outcome.status,
    ...outcome.details,
    ms: Math.round(ms),
  });
  if (outcome.retryAfterSeconds !== undefined) c.header("Retry-After", String(outcome.retryAfterSeconds));
  return c.text(outcome.text, outcome.status);
}

/** Headers of every answer of the service. */
export function setApiHeaders(c: Context<Env>): void {
  c.header("Cache-Control", "no-store");
  c.header("X-Content-Type-Options", "nosniff");
  c.header("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
  c.header("Referrer-Policy", "no-referrer");
}
