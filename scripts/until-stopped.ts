import { once } from "node:events";

/** Aborts when this program is asked to stop: Ctrl-C, an ending terminal, SIGTERM, or the end of its parent. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  const abort = () => stop.abort();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"]) process.on(signal, abort);
  // Listening for a parent that ends would keep this program alive.
  process.channel?.unref();
  return stop.signal;
}

/** Starts what `start` resolves with the ends of, and ends it when asked to stop; what fails is told in one sentence. */
export async function untilStopped(
  start: (stop: AbortSignal) => Promise<readonly (() => Promise<unknown>)[]>,
): Promise<never> {
  const stop = stopSignal();
  try {
    const ends = await start(stop);
    if (!stop.aborted) await once(stop, "abort");
    for (const end of ends) await end();
    process.exit(0);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}
