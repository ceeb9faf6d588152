/** Whether the browser asks to save data. Then nothing is fetched in advance. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** Calls a function when the browser has nothing else to do. */
export function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) {
    requestIdleCallback(act);
  } else {
    // Newer (requestIdleCallback): Safari has none.
    setTimeout(act, 200);
  }
}
