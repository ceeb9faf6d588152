import { sameEnquiryMs } from "#contract/limits.ts";
import type { SharedStore } from "./shared-store.ts";

/**
 * Creates a function that sends each key once, as far as the store remembers. It runs `send` unless
 * the same key is being sent, whose outcome it then shares, or was accepted in the past hour. It
 * resolves to whether `send` was run.
 */
export function createIdempotency(store: SharedStore) {
  const inFlight = new Map<string, Promise<boolean>>();

  async function sendNew(key: string, send: () => Promise<void>): Promise<boolean> {
    if ((await store.get(key)) !== undefined) {
      return false;
    }
    const release = await store.claim(key);
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
