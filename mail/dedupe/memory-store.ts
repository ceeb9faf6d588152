import { RateLimiterMemory } from "rate-limiter-flexible";
import { sameEnquiryMs } from "#contract/limits.ts";
import type { DedupeStore } from "./dedupe-store.ts";

const maxRemembered = 20_000;

/** What this process remembers; nothing of it outlives it. */
export function createMemoryStore(): DedupeStore {
  /** By key, oldest first. */
  const kept = new Map<string, { value: string; until: number }>();
  return {
    createLimiter: (keyPrefix, points, duration) =>
      new RateLimiterMemory({ keyPrefix, points, duration }),
    async get(key) {
      const found = kept.get(key);
      return found && found.until > Date.now() ? found.value : undefined;
    },
    async set(key, value) {
      kept.delete(key);
      kept.set(key, { value, until: Date.now() + sameEnquiryMs });
      const [oldest = key] = kept.keys();
      if (kept.size > maxRemembered) {
        kept.delete(oldest);
      }
    },
    /** Within a process whoever is first is known already, see createIdempotency. */
    claim: async () => async () => {},
  };
}
