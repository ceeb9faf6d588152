/** A wait that can be cut short. */
export interface Pause {
  /** Resolves when the pause is over. */
  over: Promise<void>;
  end: () => void;
}

/** Starts to wait for this many milliseconds, or until the connection is back. */
export function startPause(milliseconds: number): Pause {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, milliseconds);
  addEventListener("online", end, { signal: ending.signal });
  const over = new Promise<void>((resolve) => {
    ending.signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
  return { over, end };
}
