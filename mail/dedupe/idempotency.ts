import { z } from "zod";
import { isRecent, sameEnquiryMs } from "#contract/limits.ts";
import type { SharedStore } from "./shared-store.ts";

/**
 * The Message-ID for a key, which is a hash. It is the same for every attempt, on every copy of the
 * service and after a crash, so that a mail store can recognise a repeated mail.
 */
export function messageIdFor(key: string, domain: string): string {
  return `<${key.slice(0, 40)}@${domain}>`;
}

const isoTime = z.iso.datetime({ offset: true });

/** The moment an ISO date-time with its time zone names; undefined for any other text. */
export function readTime(value: string): Date | undefined {
  return isoTime.safeParse(value).success ? new Date(value) : undefined;
}

/**
 * The Date of an enquiry's mail: when the visitor sent it, if the browser sent that time and it is
 * less than an hour ago; otherwise `now`. A repeated attempt then has the same date, by which
 * Exchange recognises it.
 */
export function dateOf(sentAt: string, now: Date): Date {
  const moment = readTime(sentAt);
  return moment !== undefined && isRecent(sentAt, now) ? moment : now;
}

/**
 * Creates a function that sends each key once, as far as the store remembers. It runs `send` unless
 * the same key is being sent, whose outcome it then shares, or (with `remember`) was accepted in
 * the past hour. It resolves to whether `send` was run.
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

  return async (key: string, remember: boolean, send: () => Promise<void>): Promise<boolean> => {
    const running = inFlight.get(key);
    if (running !== undefined) {
      return running.then(() => false);
    }
    const sending = remember ? sendNew(key, send) : send().then(() => true);
    inFlight.set(key, sending);
    return sending.finally(() => inFlight.delete(key));
  };
}
