import { listen, within } from "@/ui/listen";

/** Lets every comparison of the page be dragged by mouse or finger and moved by keyboard. */
export function startComparisons(): void {
  /** The one that is pressed: what begins elsewhere moves nothing. */
  let held: HTMLElement | null = null;
  let pressedAt: PointerEvent;
  /** Known to be dragged, not scrolled over. */
  let dragged = false;

  /** @param position In percent; the field rounds it, keeps it between its ends and takes the middle for none. */
  const place = (comparison: HTMLElement, position: number) => {
    const range = comparison.querySelector("input") as HTMLInputElement;
    range.value = `${position}`;
    const text = range.dataset.positionText ?? "";
    range.ariaValueText = text
      .replace("{before}", range.value)
      .replace("{after}", `${100 - range.valueAsNumber}`);
    // The policy refuses style attributes in HTML, so the position is set through the object model.
    comparison.style.setProperty("--position", `${range.value}%`);
  };

  const follow = ({ clientX }: PointerEvent) => {
    if (!held) return;
    const { left, width } = held.getBoundingClientRect();
    place(held, ((clientX - left) / width) * 100);
  };

  listen("pointerdown", (event) => {
    held = event.button === 0 ? within(event, "[data-comparison]") : null;
    pressedAt = event;
    // A finger may have come down to scroll the page.
    dragged = event.pointerType === "mouse";
    if (!dragged) return;
    follow(event);
    try {
      // Captured, the pointer may leave the window: the drag ends where the button is released.
      held?.setPointerCapture(event.pointerId);
    } catch {
      // Pressed and released before the script had come.
    }
  });
  listen("pointermove", (event) => {
    dragged ||= Math.abs(event.clientX - pressedAt?.clientX) > Math.abs(event.clientY - pressedAt?.clientY);
    if (dragged) follow(event);
  });
  listen("pointerup", (event) => {
    follow(event);
    held = null;
  });
  listen("pointercancel", () => {
    held = null;
  });
  listen("input", (event) => {
    const comparison = within(event, "[data-comparison]");
    if (comparison) place(comparison, (event.target as HTMLInputElement).valueAsNumber);
  });
}
