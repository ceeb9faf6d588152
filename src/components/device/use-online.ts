import { useSyncExternalStore } from "react";

function watch(onChange: () => void) {
  const stop = new AbortController();
  for (const event of ["online", "offline"]) {
    addEventListener(event, onChange, { signal: stop.signal });
  }
  return () => stop.abort();
}

export const useOnline = () => useSyncExternalStore(watch, () => navigator.onLine);
