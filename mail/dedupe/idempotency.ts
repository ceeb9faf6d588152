import { randomUUID } from "node:crypto";
import { isRecent } from "../../contract/idempotency.ts";
import type { Enquiry } from "../enquiry/validate.ts";
import { readTime } from "../enquiry/labels.ts";
import type { Memory } from "./dedupe-store.ts";

/**
 * The Message-ID of an enquiry at `domain`. With a reference it is the same for every attempt, on every copy
 * of the service and after a crash, so that a mail store can tell a repeated mail; without one it is new.
 */
export function messageIdOf(enquiry: Enquiry, domain: string): string {
  return messageIdFor(enquiry.params.reference === "" ? randomUUID() : enquiry.digest, domain);
}

/** The Message-ID for what has this key, which is a hash. */
export function messageIdFor(key: string, domain: string): string {
  return `<${key.slice(0, 40)}@${domain}>`;
}

/**
 * The Date of an enquiry's mail: when the visitor sent it, if the browser said so and that is less than an hour
 * ago, so that it stays the same for a repeated attempt; otherwise `now`. Exchange needs it to tell a repeat.
 */
export function dateOf(sentAt: string, now: Date): Date {
  const moment = readTime(sentAt);
  return moment !== undefined && isRecent(sentAt, now) ? moment : now;
}

/** Does everything once, as far as its memory goes. */
export class OnceOnly {
  readonly #inFlight = new Map<string, Promise<boolean>>();
  readonly #memory: Memory;

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  /**
   * Runs `send` unless the same is being sent (shares its outcome) or, where it is to be remembered, was accepted in
   * the past hour. Resolves to whether it was sent for this call.
   */
  async run(key: string, remember: boolean, send: () => Promise<void>): Promise<boolean> {
    const running = this.#inFlight.get(key);
    if (running !== undefined) {
      await running;
      return false;
    }
    const sending = remember ? this.#sendNew(key, send) : send().then(() => true);
    this.#inFlight.set(key, sending);
    try {
      return await sending;
    } finally {
      this.#inFlight.delete(key);
    }
  }

  async #sendNew(key: string, send: () => Promise<void>): Promise<boolean> {
    if ((await this.#memory.get(key)) !== undefined) return false;
    const claim = await this.#memory.claim(key);
    try {
      if ((await this.#memory.get(key)) !== undefined) return false;
      await send();
      await this.#memory.set(key, "accepted");
      return true;
    } finally {
      await claim.release();
    }
  }
}
