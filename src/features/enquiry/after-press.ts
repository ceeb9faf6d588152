const endOfPress = ["pointerup", "pointercancel", "keyup"];

/** Whether the visitor is pressing a finger, a button or a key on the page. */
function isPressing(): boolean {
  // React brings a form to life within the press that asks for it.
  const { event } = window;
  const isWithinPress = event?.type === "pointerdown" && event.isTrusted;
  return isWithinPress || document.querySelector(":active") !== null;
}

/**
 * Runs a change of the page at once, or when the press that is going on has ended: what moves would
 * be gone from under the finger.
 */
export function afterPress(run: () => void): void {
  if (!isPressing()) {
    run();
    return;
  }
  const listening = new AbortController();
  const end = () => {
    listening.abort();
    // The click comes after its pointerup.
    setTimeout(run, 50);
  };
  for (const type of endOfPress) {
    addEventListener(type, end, { signal: listening.signal });
  }
}
