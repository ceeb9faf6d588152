import { RateLimiterMemory } from "rate-limiter-flexible";
import { sameEnquiryMs } from "../../contract/limits.ts";
import type { CreateLimiter } from "../http/rate-limit.ts";
import { type DedupeStore, freeClaim } from "./dedupe-store.ts";

const maxRemembered = 20_000;

/** What this process remembers; nothing of it outlives it. */
export class MemoryDedupeStore implements DedupeStore {
  /** By key, oldest first. */
  readonly #kept = new Map<string, { value: string; until: number }>();

  readonly createLimiter: CreateLimiter = (keyPrefix, points, duration) =>
    new RateLimiterMemory({ keyPrefix, points, duration });

  async get(key: string): Promise<string | undefined> {
    this.#forget();
    return this.#kept.get(key)?.value;
  }

  async set(key: string, value: string): Promise<void> {
    this.#kept.delete(key);
    this.#kept.set(key, { value, until: Date.now() + sameEnquiryMs });
    this.#forget();
  }

  /** Within a process whoever is first is known already, see createIdempotency. */
  async claim() {
    return freeClaim;
  }

  #forget(): void {
    for (const [key, { until }] of this.#kept) {
      if (until > Date.now() && this.#kept.size <= maxRemembered) return;
      this.#kept.delete(key);
    }
  }
}
