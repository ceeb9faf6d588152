import { sameEnquiryMs } from "@contractor/core/enquiry/limits.ts";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { HttpRefusal } from "#http/http-refusal.ts";
import type { CreateLimiter } from "#http/limits.ts";

/** Remembers values for a while, such as which enquiries were mailed, and counts calls. */
export interface SharedStore {
  createLimiter: CreateLimiter;
  get(key: string): Promise<string | undefined>;
  /** Remembers a value for a number of milliseconds. */
  set(key: string, value: string, milliseconds: number): Promise<void>;
  /** The same unless the key has a value, to which it then resolves. */
  add(key: string, value: string, milliseconds: number): Promise<string | undefined>;
  delete(key: string): Promise<void>;
}

const maxValues = 20_000;

/** A store of one copy of the service, which forgets all when it stops. */
export function createMemoryStore(): SharedStore {
  /** By key, oldest first. */
  const values = new Map<string, { value: string; until: number }>();
  const store: SharedStore = {
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
    async add(key, value, milliseconds) {
      const found = await store.get(key);
      if (found === undefined) {
        await store.set(key, value, milliseconds);
      }
      return found;
    },
    async delete(key) {
      values.delete(key);
    },
  };
  return store;
}

/** For the answers of the store, so that no claim ends while its mail is being sent. */
const marginMs = 5_000;

/**
 * Creates a function that sends each key once, as far as the store remembers. It runs `send` unless
 * the same key is being sent here, whose outcome it then shares, or was accepted in the past hour.
 * It resolves to whether `send` was run, which ends within so many milliseconds, and refuses (503)
 * what another copy of the service is sending.
 */
export function createIdempotency(store: SharedStore, withinMs: number) {
  const inFlight = new Map<string, Promise<boolean>>();

  async function sendNew(key: string, send: () => Promise<void>): Promise<boolean> {
    const state = await store.add(key, "sending", withinMs + marginMs);
    if (state === "sending") {
      const text = "The same is being sent already";
      throw new HttpRefusal(503, "on-its-way", text, { retryAfterSeconds: 5 });
    }
    if (state !== undefined) {
      return false;
    }
    try {
      await send();
    } catch (error) {
      await store.delete(key);
      throw error;
    }
    await store.set(key, "accepted", sameEnquiryMs);
    return true;
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
