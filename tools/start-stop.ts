/** Aborts when this program is asked to stop: Ctrl-C, an ending terminal, SIGTERM, or the end of its parent. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  const abort = () => stop.abort();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, abort);
  process.on("disconnect", abort);
  return stop.signal;
}

/** Resolves once the signal has aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
