import { listen } from "@/ui/listen";
import { savesData } from "./worker";

/** Calls once, when the visitor first does something on the page; never for who asked to save data. */
export function onFirstSign(call: () => void): void {
  if (savesData()) return;
  let alive = false;
  const live = (event: Event) => {
    const { type, clientX, clientY } = event as PointerEvent;
    // Where there is no pointer yet, a browser may say that it is in the corner; a reload is scrolled back to its start.
    if (alive || (type === "pointermove" && !clientX && !clientY) || (type === "scroll" && !scrollY)) return;
    alive = true;
    call();
  };
  for (const sign of ["scroll", "pointermove", "pointerdown", "keydown", "focusin", "dragover"] as const)
    listen(sign, live, true);
}
