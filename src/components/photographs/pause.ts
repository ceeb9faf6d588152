/** A wait that can be cut short. */
export interface Pause {
  over: Promise<void>;
  end: () => void;
}

/** Browsers end a longer wait at once. */
const longestMs = 2 ** 31 - 1;

/** Starts to wait for this many milliseconds, or until the connection is back. */
export function startPause(milliseconds: number): Pause {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, Math.min(milliseconds, longestMs));
  addEventListener("online", end, { signal: ending.signal });
  const over = new Promise<void>((resolve) => {
    ending.signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
  return { over, end };
}
