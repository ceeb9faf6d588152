import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import type { MailConfig } from "../config/config.ts";
import { Refusal } from "./response.ts";

/** Any limiter of rate-limiter-flexible; one on a shared store makes several copies count together. */
export type RateLimiter = Pick<RateLimiterAbstract, "consume">;

/** A limiter that counts in this process only. */
export function createMemoryLimiter({ points, seconds }: MailConfig["rateLimit"]): RateLimiter {
  return new RateLimiterMemory({ points, duration: seconds });
}

/**
 * Counts a request of `client`, refusing it (429) when it has had its share. A shared store that fails does
 * not stop enquiries: the outcome is "uncounted".
 */
export async function countRequest(limiter: RateLimiter, client: string): Promise<"counted" | "uncounted"> {
  try {
    await limiter.consume(client);
    return "counted";
  } catch (rejected) {
    if (!(rejected instanceof RateLimiterRes)) return "uncounted";
    const seconds = Math.max(1, Math.ceil(rejected.msBeforeNext / 1_000));
    throw new Refusal(429, "rate-limit", "Too Many Requests", seconds);
  }
}
