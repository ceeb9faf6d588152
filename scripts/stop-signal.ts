import { once } from "node:events";

/** Aborts when this program is asked to stop: Ctrl-C, an ending terminal, SIGTERM, or the end of its parent. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  const abort = () => stop.abort();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, abort);
  process.on("disconnect", abort);
  return stop.signal;
}

/** Resolves once the signal has aborted. */
export async function aborted(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
}
