const endOfPress = ["pointerup", "pointercancel", "keyup"];

/** The click comes after its pointerup. */
const clickMs = 50;
/** How often it is looked whether the press has ended without an event. */
const lookMs = 500;

const isActive = () => document.querySelector(":active") !== null;

function isPressing(): boolean {
  // A form may be hydrated during a press.
  const { event } = window;
  const isWithinPress = event?.type === "pointerdown" && event.isTrusted;
  return isWithinPress || isActive();
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
    clearInterval(looking);
    setTimeout(run, clickMs);
  };
  // The element of a tap is active for a moment after its pointerup, which then is over already.
  const looking = setInterval(() => {
    if (!isActive()) {
      end();
    }
  }, lookMs);
  for (const type of endOfPress) {
    addEventListener(type, end, { signal: listening.signal });
  }
}
