import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import type { MailConfig } from "#mail/config/config.ts";
import type { Client } from "./client.ts";
import { Refusal } from "./response.ts";

export type RateLimiter = Pick<RateLimiterAbstract, "get" | "consume">;

/**
 * Makes a limiter that counts under this name; one on a shared store makes several copies count
 * together.
 */
export type CreateLimiter = (name: string, points: number, seconds: number) => RateLimiter;

/** Whose requests are counted together, and how many times as much as an address they may send. */
const shares = { everyone: 20, network: 4, address: 1 };
export type Sender = keyof typeof shares;

/**
 * Limits how often a call may be sent: from an address, from a network, and by everyone together.
 * What it returns counts a request, refusing it (429) when its client has had its share, or those
 * with it have had theirs. `onFlood` hears once in the time of the limit who has sent as much as
 * they may.
 */
export function limitRate(
  name: string,
  { points: each, seconds }: MailConfig["rateLimit"],
  createLimiter: CreateLimiter,
  onFlood: (from: Sender) => void,
) {
  const limits = (Object.keys(shares) as Sender[]).map((from) => {
    const points = each * shares[from];
    return { from, points, limiter: createLimiter(`${name}-${from}`, points, seconds) };
  });
  return async (client: Client): Promise<void> => {
    const keys = { ...client, everyone: "all" };
    // Who is refused is counted nowhere, so that nobody uses up what others may send, or fills the
    // memory with names.
    for (const { from, points, limiter } of limits) {
      const counted = await limiter.get(keys[from]);
      if (counted !== null && counted.consumedPoints >= points) {
        throw tooMany(from, counted);
      }
    }
    for (const { from, limiter } of limits) {
      const { remainingPoints } = await limiter.consume(keys[from]).catch((rejected: unknown) => {
        throw rejected instanceof RateLimiterRes ? tooMany(from, rejected) : rejected;
      });
      if (remainingPoints === 0) {
        onFlood(from);
      }
    }
  };
}

function tooMany(from: Sender, { msBeforeNext }: RateLimiterRes): Refusal {
  const reason = from === "address" ? "rate-limit" : `rate-limit-${from}`;
  return new Refusal(
    429,
    reason,
    "Too Many Requests",
    Math.max(1, Math.ceil(msBeforeNext / 1_000)),
  );
}
