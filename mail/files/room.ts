import { Refusal } from "../http/response.ts";
import { withTimeout } from "../with-timeout.ts";

interface RoomLimits {
  /** What all calls may hold in memory together; those of one client a third of it. */
  bytes: number;
  /** How long one that finds no room waits for it. */
  waitMs: number;
}

/** What one call with files takes of the room. */
interface Booking {
  client: string;
  held: number;
  /** What it may come to hold. */
  most: number;
}

/**
 * The memory for files that come in. Each call books what it really holds, as it comes in. A call is given more only
 * while all calls could still be finished one after another, each with what those before it have left (the banker's
 * algorithm): else some, each with half of its files, would wait for one another for ever.
 */
export class Room {
  readonly #limits: RoomLimits;
  readonly #bookings = new Set<Booking>();
  readonly #waiting = new Set<() => void>();

  constructor(limits: RoomLimits) {
    this.#limits = limits;
  }

  /** Runs `handle` for a call of `client`, which says by `hold` how much it holds. What it held is free afterwards. */
  async run<Result>(
    client: string,
    most: number,
    handle: (hold: (bytes: number) => Promise<void>) => Promise<Result>,
  ): Promise<Result> {
    const booking: Booking = { client, held: 0, most };
    this.#bookings.add(booking);
    try {
      return await handle((bytes) => this.#hold(booking, bytes));
    } finally {
      this.#bookings.delete(booking);
      this.#tellWaiting();
    }
  }

  /** Resolves when there is room; refuses (503) when there is none in time. */
  async #hold(booking: Booking, bytes: number): Promise<void> {
    if (this.#book(booking, bytes)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const tryAgain = () => this.#book(booking, bytes) && resolve();
    this.#waiting.add(tryAgain);
    const tooMany = "Too many files are being sent, try again in a moment";
    try {
      await withTimeout(promise, this.#limits.waitMs, () => new Refusal(503, "uploads", tooMany, 5));
    } finally {
      this.#waiting.delete(tryAgain);
    }
  }

  #book(booking: Booking, bytes: number): boolean {
    const before = booking.held;
    if (bytes === before) return true;
    booking.held = bytes;
    const all = [...this.#bookings];
    const own = all.filter(({ client }) => client === booking.client);
    if (bytes > before && !(canFinish(all, this.#limits.bytes) && canFinish(own, this.#limits.bytes / 3))) {
      booking.held = before;
      return false;
    }
    if (bytes < before) this.#tellWaiting();
    return true;
  }

  #tellWaiting(): void {
    for (const tryAgain of this.#waiting) tryAgain();
  }
}

/** Whether all of these can be finished one after another in so much room. */
function canFinish(bookings: Booking[], room: number): boolean {
  const missing = ({ held, most }: Booking) => Math.max(0, most - held);
  let free = bookings.reduce((left, { held }) => left - held, room);
  for (const booking of bookings.sort((a, b) => missing(a) - missing(b))) {
    if (missing(booking) > free) return false;
    free += booking.held;
  }
  return true;
}
