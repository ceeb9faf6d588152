import { createMiddleware } from "hono/factory";
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import { type CallEnv, clientOf } from "./call.ts";
import { HttpRefusal } from "./http-refusal.ts";

/** The most calls, or mails, in an hour and in a day. */
export interface Limit {
  hour: number;
  day: number;
}

/** Makes what counts by key within a window of time. */
export type CreateLimiter = (name: string, most: number, seconds: number) => RateLimiterAbstract;

/** Counts one of a sender, or refuses it (429). */
export type Count = (sender: string) => Promise<void>;

const secondsIn = { hour: 3_600, day: 86_400 };

/**
 * Limits what each sender may do in an hour and in a day. Nothing is given back for what failed
 * later, so a limit is never more than what the owner set.
 */
export function createLimit(name: string, limit: Limit, createLimiter: CreateLimiter): Count {
  const limiters = (["hour", "day"] as const).map((window) => {
    const reason = `${name}-${window}`;
    return { reason, limiter: createLimiter(reason, limit[window], secondsIn[window]) };
  });
  return async (sender) => {
    for (const { reason, limiter } of limiters) {
      try {
        await limiter.consume(sender);
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

/**
 * Counts a call, which came through a number of reverse proxies, before its body is read, so that
 * one that is refused or broken off counts too.
 */
export const limitCalls = (count: Count, trustedProxies: number) =>
  createMiddleware<CallEnv>(async (c, next) => {
    const remoteAddress = c.env?.incoming?.socket.remoteAddress;
    await count(clientOf(remoteAddress, c.req.header("x-forwarded-for"), trustedProxies));
    await next();
  });

/** Refuses (503) more uploads than this at the same time: each is in memory as a whole. */
export function limitUploads(most: number) {
  let running = 0;
  return createMiddleware(async (_c, next) => {
    if (running >= most) {
      const text = "Too busy, try again in a moment";
      throw new HttpRefusal(503, "busy", text, { retryAfterSeconds: 5 });
    }
    running += 1;
    await next().finally(() => {
      running -= 1;
    });
  });
}
