import { once } from "node:events";

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) {
  process.on(signal, () => stopping.abort());
}
// Listening for the end of the parent must not keep this program running.
process.channel?.unref();

/**
 * Aborts when this program has to stop: on Ctrl-C, when the terminal closes, on SIGTERM, or when
 * its parent ends.
 */
export const stop = stopping.signal;

/** Also stops when the input ends, as it does when the program behind the pipe ends. */
export function stopAtEndOfInput(): void {
  process.stdin.resume().once("end", () => stopping.abort());
}

/** Options for a program that must then stop, together with every program it has started. */
export const stoppable = { cancelSignal: stop, killDescendants: true } as const;

/**
 * Calls `start`, and each function that it resolved to when this program has to stop. Prints the
 * message of any error and exits with status 1.
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
