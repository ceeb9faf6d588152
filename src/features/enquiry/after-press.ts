/**
 * Calls at once, or after the press that is going on: a form that grew meanwhile would move what is pressed away from
 * under the finger, and nothing would be clicked. React brings a form to life within a press that comes before it.
 */
export function afterPress(call: () => void): void {
  const { type: heard, isTrusted } = window.event ?? {};
  const isPressed = (heard === "pointerdown" && isTrusted) || document.querySelector(":active") !== null;
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
  for (const type of ["pointerup", "pointercancel", "keyup"]) addEventListener(type, end, ended);
}
