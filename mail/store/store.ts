import { RateLimiterMemory } from "rate-limiter-flexible";
import { sameEnquiryMs } from "#contract/limits.ts";
import type { CreateLimiter } from "#mail/http/limits.ts";

/** Remembers values for a while, such as which enquiries were mailed, and counts calls. */
export interface SharedStore {
  createLimiter: CreateLimiter;
  get(key: string): Promise<string | undefined>;
  /** Remembers a value for a number of milliseconds. */
  set(key: string, value: string, milliseconds: number): Promise<void>;
  /**
   * Resolves once no other copy of the service is working on this key, to a function that releases
   * it to the others, which happens by itself after so many milliseconds. Refuses (503) when the
   * others take too long.
   */
  claim(key: string, milliseconds: number): Promise<() => Promise<void>>;
}

const maxValues = 20_000;

/** A store of one copy of the service, which forgets all when it stops. */
export function createMemoryStore(): SharedStore {
  /** By key, oldest first. */
  const values = new Map<string, { value: string; until: number }>();
  return {
    createLimiter: (keyPrefix, points, duration) =>
      new RateLimiterMemory({ keyPrefix, points, duration }),
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

/** For the answers of the store, so that no claim ends while its mail is being sent. */
const marginMs = 5_000;

/**
 * Creates a function that sends each key once, as far as the store remembers. It runs `send` unless
 * the same key is being sent, whose outcome it then shares, or was accepted in the past hour. It
 * resolves to whether `send` was run, which ends within so many milliseconds.
 */
export function createIdempotency(store: SharedStore, withinMs: number) {
  const inFlight = new Map<string, Promise<boolean>>();

  async function sendNew(key: string, send: () => Promise<void>): Promise<boolean> {
    if ((await store.get(key)) !== undefined) {
      return false;
    }
    const release = await store.claim(key, withinMs + marginMs);
    try {
      if ((await store.get(key)) !== undefined) {
        return false;
      }
      await send();
      await store.set(key, "accepted", sameEnquiryMs);
      return true;
    } finally {
      await release();
    }
  }

  return async (key: string, send: () => Promise<void>): Promise<boolean> => {
    const running = inFlight.get(key);
    if (running !== undefined) {
      return running.then(() => false);
    }
    const sending = sendNew(key, send);
    inFlight.set(key, sending);
    return sending.finally(() => inFlight.delete(key));
  };
}
