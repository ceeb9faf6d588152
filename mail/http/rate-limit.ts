import { createMiddleware } from "hono/factory";
import { RateLimiterRes } from "rate-limiter-flexible";
import type { CallEnv } from "./call.ts";
import type { Client } from "./client.ts";
import { HttpRefusal } from "./http-refusal.ts";

interface Limit {
  hour: number;
  day: number;
}

/** Counts points by key within a window of time. */
export interface RateLimiter {
  /** Rejects with a RateLimiterRes when the key has fewer points left. */
  consume(key: string, points: number): Promise<RateLimiterRes>;
  reward(key: string, points: number): Promise<unknown>;
}
export type CreateLimiter = (name: string, points: number, seconds: number) => RateLimiter;

/** Spends points of a client, or refuses (429). Resolves to a function that refunds them. */
export type SpendShare = (client: Client, points: number) => Promise<() => Promise<void>>;

/** The limits of a network and of everyone, as multiples of the limit of an address. */
const multiples = { network: 4, address: 1, everyone: 10 };
type Sender = keyof typeof multiples;

/** The part of everyone's limit that is left for networks that have used nothing that day. */
const keptForNewcomers = 0.25;

const windows = [
  { window: "hour", seconds: 3_600 },
  { window: "day", seconds: 86_400 },
] as const;

/**
 * Limits what each of these senders may use: an address, its network (an IPv6 /48), everyone. A
 * client's own share is counted first, and what was counted is refunded when another share is used
 * up, so that refused calls use up nothing of others. The last quarter of everyone's share is for
 * newcomers: some dozen senders in bulk leave a visitor their turn.
 */
export function createLimit(
  name: string,
  limit: Limit,
  senders: readonly Sender[],
  createLimiter: CreateLimiter,
): SpendShare {
  const limiters = senders.flatMap((sender) =>
    windows.map(({ window, seconds }) => {
      const points = limit[window] * multiples[sender];
      const limiter = createLimiter(`${name}-${sender}-${window}`, points, seconds);
      return { sender, window, seconds, limiter, kept: points * keptForNewcomers };
    }),
  );
  return async (client, points) => {
    const keys = { ...client, everyone: "all" };
    const used: { limiter: RateLimiter; key: string }[] = [];
    const refund = async () => {
      await Promise.all(used.map(({ limiter, key }) => limiter.reward(key, points)));
    };
    let isNewcomer = false;
    for (const { sender, window, seconds, limiter, kept } of limiters) {
      const key = keys[sender];
      try {
        // Counted first: the limiter counts what it refuses, too.
        used.push({ limiter, key });
        const counted = await limiter.consume(key, points);
        if (sender === "network" && window === "day") {
          isNewcomer = counted.consumedPoints === points;
        }
        if (sender === "everyone" && !isNewcomer && counted.remainingPoints < kept) {
          throw counted;
        }
      } catch (rejected) {
        await refund();
        if (!(rejected instanceof RateLimiterRes)) {
          throw rejected;
        }
        // After a clock was set back, the rest of the window would be longer than the window.
        const waitSeconds = Math.min(seconds, Math.ceil(rejected.msBeforeNext / 1_000));
        const retryAfterSeconds = Math.max(1, waitSeconds);
        const reason = `${name}-${sender}-${window}`;
        throw new HttpRefusal(429, reason, "Too Many Requests", { retryAfterSeconds });
      }
    }
    return refund;
  };
}

/** Counts every call, including those that are refused later. */
export function limitCalls(spendShare: SpendShare) {
  return createMiddleware<CallEnv>(async (c, next) => {
    await spendShare(c.get("client"), 1);
    await next();
  });
}
