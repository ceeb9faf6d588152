import { randomUUID } from "node:crypto";
import { isRecent, sameEnquiryMs } from "../enquiry/once.ts";
import type { Enquiry } from "./enquiry.ts";
import { readTime } from "./labels.ts";

const maxRemembered = 10_000;

/**
 * The Message-ID of an enquiry at `domain`. With a reference it is the same for every attempt, on every copy
 * of the service and after a crash, so that a mail store can tell a repeated mail; without one it is new.
 */
export function messageIdOf(enquiry: Enquiry, domain: string): string {
  const id = enquiry.params.reference === "" ? randomUUID() : enquiry.digest.slice(0, 40);
  return `<${id}@${domain}>`;
}

/**
 * The Date of an enquiry's mail: when the visitor sent it, if the browser said so and that is less than an hour
 * ago, so that it stays the same for a repeated attempt; otherwise `now`. Exchange needs it to tell a repeat.
 */
export function dateOf({ params }: Enquiry, now: Date): Date {
  const sentAt = readTime(params.sent_at);
  return sentAt !== undefined && isRecent(params.sent_at, now) ? sentAt : now;
}

/** Sends every enquiry once, as far as one process can know; nothing of it outlives the process. */
export class OnceOnly {
  readonly #inFlight = new Map<string, Promise<void>>();
  /** Key of an accepted enquiry to the time it may be forgotten, oldest first. */
  readonly #accepted = new Map<string, number>();

  /**
   * Runs `send` unless the same enquiry is being sent (shares its outcome) or, when it has a reference, was
   * accepted in the past hour. Resolves to whether a mail was sent for this call.
   */
  async run(enquiry: Enquiry, send: () => Promise<void>): Promise<boolean> {
    const key = enquiry.digest;
    this.#forget();
    if (this.#accepted.has(key)) return false;
    const running = this.#inFlight.get(key);
    if (running !== undefined) {
      await running;
      return false;
    }
    const sending = send();
    this.#inFlight.set(key, sending);
    try {
      await sending;
    } finally {
      this.#inFlight.delete(key);
    }
    if (enquiry.params.reference !== "") this.#accepted.set(key, Date.now() + sameEnquiryMs);
    return true;
  }

  #forget(): void {
    for (const [key, until] of this.#accepted) {
      if (until > Date.now() && this.#accepted.size <= maxRemembered) return;
      this.#accepted.delete(key);
    }
  }
}
