const endOfPress = ["pointerup", "pointercancel", "keyup"];

/** Whether a pointer or a key is pressed. */
function isPressing(): boolean {
  // A form may be hydrated during a press.
  const { event } = window;
  const isWithinPress = event?.type === "pointerdown" && event.isTrusted;
  return isWithinPress || document.querySelector(":active") !== null;
}

/**
 * Runs a change of the page at once, or after the current press, so that nothing moves away from
 * under the finger.
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
