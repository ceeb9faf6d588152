/**
 * Calls at once, or after the press that is going on: what it moved would be gone from under the
 * finger.
 */
export function afterPress(call: () => void): void {
  // React brings a form to life within a press that comes before it.
  const { type: heard, isTrusted } = window.event ?? {};
  const isPressed =
    (heard === "pointerdown" && isTrusted) || document.querySelector(":active") !== null;
  if (!isPressed) {
    call();
    return;
  }
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    // The click comes after its pointerup.
    setTimeout(call, 50);
  };
  for (const type of ["pointerup", "pointercancel", "keyup"]) {
    addEventListener(type, end, ended);
  }
}
