import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import type { MailConfig } from "../config/config.ts";
import type { Client } from "./client.ts";
import { Refusal } from "./response.ts";

export type RateLimiter = Pick<RateLimiterAbstract, "get" | "consume">;

/** Makes a limiter that counts under this name; one on a shared store makes several copies count together. */
export type CreateLimiter = (name: string, points: number, seconds: number) => RateLimiter;

/** A limiter that counts in this process only. */
export const createMemoryLimiter: CreateLimiter = (keyPrefix, points, duration) =>
  new RateLimiterMemory({ keyPrefix, points, duration });

/** Whose requests are counted together, and how many times as much as an address they may send. */
const shares = { everyone: 20, network: 4, address: 1 };
export type Sender = keyof typeof shares;
const senders = Object.keys(shares) as Sender[];

/** Limits how often a call may be sent: from an address, from a network, and by everyone together. */
export class RateLimit {
  readonly #limits: Record<Sender, { points: number; limiter: RateLimiter }>;
  readonly #onFlood: (from: Sender) => void;

  /** `onFlood` hears once in the time of the limit who has sent as much as they may. */
  constructor(
    name: string,
    { points, seconds }: MailConfig["rateLimit"],
    createLimiter: CreateLimiter,
    onFlood: (from: Sender) => void,
  ) {
    const limitOf = (from: Sender) => {
      const most = points * shares[from];
      return { points: most, limiter: createLimiter(`${name}-${from}`, most, seconds) };
    };
    const limits = {
      everyone: limitOf("everyone"),
      network: limitOf("network"),
      address: limitOf("address"),
    };
    this.#limits = limits;
    this.#onFlood = onFlood;
  }

  /** Counts a request of `client`, refusing it (429) when it has had its share, or those with it have had theirs. */
  async count(client: Client): Promise<void> {
    const keys = { ...client, everyone: "all" };
    // Who is refused is counted nowhere, so that nobody uses up what others may send, or fills the memory with names.
    for (const from of senders) {
      const { points, limiter } = this.#limits[from];
      const counted = await limiter.get(keys[from]);
      if (counted !== null && counted.consumedPoints >= points) throw tooMany(from, counted);
    }
    for (const from of senders) await this.#consume(from, keys[from]);
  }

  async #consume(from: Sender, key: string): Promise<void> {
    try {
      const { remainingPoints } = await this.#limits[from].limiter.consume(key);
      if (remainingPoints === 0) this.#onFlood(from);
    } catch (rejected) {
      throw rejected instanceof RateLimiterRes ? tooMany(from, rejected) : rejected;
    }
  }
}

function tooMany(from: Sender, { msBeforeNext }: RateLimiterRes): Refusal {
  const reason = from === "address" ? "rate-limit" : `rate-limit-${from}`;
  return new Refusal(429, reason, "Too Many Requests", Math.max(1, Math.ceil(msBeforeNext / 1_000)));
}
