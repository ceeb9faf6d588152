import { listen } from "#ui/listen.ts";
import { savesData } from "./worker.ts";

/**
 * Calls once, when the visitor first does something on the page; never for who asked to save data.
 */
export function onFirstSign(call: () => void): void {
  if (savesData()) {
    return;
  }
  let alive = false;
  const live = (event: Event) => {
    // Where there is no pointer yet, a browser may say that it is in the corner.
    const { type, clientX, clientY } = event as PointerEvent;
    if (alive || (type === "pointermove" && !clientX && !clientY)) {
      return;
    }
    alive = true;
    call();
  };
  for (const sign of [
    "scroll",
    "pointermove",
    "pointerdown",
    "keydown",
    "focusin",
    "dragover",
  ] as const) {
    listen(sign, live, true);
  }
}
