import { withTimeout } from "#mail/async/with-timeout.ts";
import type { MailConfig } from "#mail/config/config.ts";
import { Refusal } from "#mail/http/response.ts";

interface Booking {
  client: string;
  held: number;
  /** What it may come to hold. */
  most: number;
}

/**
 * The memory for files that come in. Each call books what it really holds, as it comes in. A call
 * is given more only while all calls could still be finished one after another, each with what
 * those before it have left (the banker's algorithm): else some, each with half of its files, would
 * wait for one another for ever. One client holds a third.
 */
export function createRoom({ bytes: size, waitMs }: Omit<MailConfig["uploads"], "atOnce">) {
  const bookings = new Set<Booking>();
  let resolveFreed = () => {};
  const nextFreed = () =>
    new Promise<void>((resolve) => {
      resolveFreed = resolve;
    });
  let freed = nextFreed();
  const tellWaiting = () => {
    resolveFreed();
    freed = nextFreed();
  };

  function book(booking: Booking, bytes: number): boolean {
    const before = booking.held;
    booking.held = bytes;
    const all = [...bookings];
    const own = all.filter(({ client }) => client === booking.client);
    if (bytes > before && !(canFinish(all, size) && canFinish(own, size / 3))) {
      booking.held = before;
      return false;
    }
    if (bytes < before) {
      tellWaiting();
    }
    return true;
  }

  /** Resolves when there is room; refuses (503) when there is none in time. */
  async function hold(booking: Booking, bytes: number): Promise<void> {
    const until = performance.now() + waitMs;
    const tooMany = "Too many files are being sent, try again in a moment";
    const tooLong = () => new Refusal(503, "uploads", tooMany, 5);
    while (!book(booking, bytes)) {
      await withTimeout(freed, until - performance.now(), tooLong);
    }
  }

  /**
   * Runs `handle` for a call of `client`, which says by `hold` how much it holds. What it held is
   * free afterwards.
   */
  return async <Result>(
    client: string,
    most: number,
    handle: (hold: (bytes: number) => Promise<void>) => Promise<Result>,
  ): Promise<Result> => {
    const booking: Booking = { client, held: 0, most };
    bookings.add(booking);
    return handle((bytes) => hold(booking, bytes)).finally(() => {
      bookings.delete(booking);
      tellWaiting();
    });
  };
}

/** Whether all of these can be finished one after another in so much room. */
function canFinish(bookings: Booking[], room: number): boolean {
  const missing = ({ held, most }: Booking) => Math.max(0, most - held);
  let free = bookings.reduce((left, { held }) => left - held, room);
  for (const booking of bookings.sort((a, b) => missing(a) - missing(b))) {
    if (missing(booking) > free) {
      return false;
    }
    free += booking.held;
  }
  return true;
}
