import { RateLimiterMemory } from "rate-limiter-flexible";
import type { RateLimiter } from "#mail/http/rate-limit.ts";
import type { SharedStore } from "./shared-store.ts";

const maxValues = 20_000;
/** The limit on the keys that a limiter counts: a sender with many addresses cannot fill memory. */
const maxKeys = 5_000;

export function createMemoryStore(): SharedStore {
  /** By key, oldest first. */
  const values = new Map<string, { value: string; until: number }>();
  return {
    createLimiter: createMemoryLimiter,
    async get(key) {
      const found = values.get(key);
      return found && found.until > Date.now() ? found.value : undefined;
    },
    async set(key, value, milliseconds) {
      values.delete(key);
      values.set(key, { value, until: Date.now() + milliseconds });
      const [oldest] = values.keys();
      if (oldest !== undefined && values.size > maxValues) {
        values.delete(oldest);
      }
    },
    /** Within one process, createIdempotency already lets only the first call send. */
    claim: async () => async () => {},
  };
}

function createMemoryLimiter(keyPrefix: string, points: number, duration: number): RateLimiter {
  const limiter = new RateLimiterMemory({ keyPrefix, points, duration });
  /** Oldest first. */
  const keys = new Set<string>();
  return {
    async consume(key, used) {
      keys.add(key);
      const [oldest] = keys;
      if (oldest !== undefined && keys.size > maxKeys) {
        keys.delete(oldest);
        await limiter.delete(oldest);
      }
      return limiter.consume(key, used);
    },
  };
}
