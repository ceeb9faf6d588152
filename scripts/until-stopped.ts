import { once } from "node:events";

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) {
  process.on(signal, () => stopping.abort());
}
// Listening for a parent that ends would keep this program alive.
process.channel?.unref();

/**
 * Aborts when this program is asked to stop: Ctrl-C, an ending terminal, SIGTERM, or the end of its
 * parent.
 */
export const stop = stopping.signal;

/** Options for a program that ends then, together with everything that it has started. */
export const stoppable = { cancelSignal: stop, killDescendants: true } as const;

/**
 * Calls `start`, and when this program is asked to stop, each function that it has resolved with.
 * Prints the message of whatever fails and exits with status 1.
 */
export async function untilStopped(
  start: () => Promise<readonly (() => Promise<unknown>)[]>,
): Promise<never> {
  try {
    const ends = await start();
    if (!stop.aborted) {
      await once(stop, "abort");
    }
    for (const end of ends) {
      await end();
    }
    process.exit(0);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
