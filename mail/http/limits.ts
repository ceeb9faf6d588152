import { createMiddleware } from "hono/factory";
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import type { CallEnv } from "./call.ts";
import { HttpRefusal } from "./http-refusal.ts";

/** The most points in an hour and in a day. */
export interface Limit {
  hour: number;
  day: number;
}

/** Makes what counts points by key within a window of time. */
export type CreateLimiter = (name: string, points: number, seconds: number) => RateLimiterAbstract;

/** Spends points of a sender, or refuses (429). */
export type Spend = (sender: string, points: number) => Promise<void>;

const secondsIn = { hour: 3_600, day: 86_400 };

/**
 * Limits what each sender may use in an hour and in a day. What is spent is spent: nothing is given
 * back for what failed later, so a limit is never more than what the owner set.
 */
export function createLimit(name: string, limit: Limit, createLimiter: CreateLimiter): Spend {
  const limiters = (["hour", "day"] as const).map((window) => {
    const reason = `${name}-${window}`;
    return { reason, limiter: createLimiter(reason, limit[window], secondsIn[window]) };
  });
  return async (sender, points) => {
    for (const { reason, limiter } of limiters) {
      try {
        await limiter.consume(sender, points);
      } catch (rejected) {
        if (!(rejected instanceof RateLimiterRes)) {
          throw rejected;
        }
        const retryAfterSeconds = Math.max(1, Math.ceil(rejected.msBeforeNext / 1_000));
        throw new HttpRefusal(429, reason, "Too Many Requests", { retryAfterSeconds });
      }
    }
  };
}

/** What a call or a mail of this size costs: a point, and one for each whole megabyte. */
export const pointsFor = (bytes: number) => 1 + Math.floor(bytes / 1e6);

/**
 * Spends the points of a call before its body is read, so that calls that are refused or broken off
 * count too. A body that does not announce its size counts as the largest that is taken.
 */
export const limitCalls = (spend: Spend, maxBytes: number) =>
  createMiddleware<CallEnv>(async (c, next) => {
    const announced = Number(c.req.header("content-length") ?? maxBytes);
    await spend(c.get("client"), pointsFor(Math.min(announced, maxBytes)));
    await next();
  });

/**
 * Refuses (503) uploads beyond `all` at the same time, or beyond `ofOneClient`, because each is in
 * memory as a whole.
 */
export function limitUploads({ all, ofOneClient }: { all: number; ofOneClient: number }) {
  const running: string[] = [];
  return createMiddleware<CallEnv>(async (c, next) => {
    const client = c.get("client");
    const ofThisClient = running.filter((other) => other === client).length;
    if (running.length >= all || ofThisClient >= ofOneClient) {
      const text = "Too busy, try again in a moment";
      throw new HttpRefusal(503, "busy", text, { retryAfterSeconds: 5 });
    }
    running.push(client);
    try {
      await next();
    } finally {
      running.splice(running.indexOf(client), 1);
    }
  });
}
