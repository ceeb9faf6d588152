import { listen, within } from "#ui/listen.ts";
import { place } from "./place.ts";

// Lets every comparison of the page be dragged by mouse or finger and moved by keyboard.

/** The one that is pressed: what begins elsewhere moves nothing. */
let held: HTMLElement | null = null;
let pressedAt: PointerEvent;
let dragged = false;

const use = (comparison: HTMLElement, position: number) => {
  delete comparison.dataset.drawing;
  comparison.dataset.used = "";
  place(comparison, position);
};

const follow = ({ clientX }: PointerEvent) => {
  if (!held) {
    return;
  }
  const { left, width } = held.getBoundingClientRect();
  use(held, ((clientX - left) / width) * 100);
};

listen("pointerdown", (event) => {
  held = event.button === 0 ? within(event, "[data-comparison]:has(input)") : null;
  pressedAt = event;
  // A finger may have come down to scroll the page.
  dragged = event.pointerType === "mouse";
  if (!dragged) {
    return;
  }
  follow(event);
  try {
    // Captured, the pointer may leave the window: the drag ends where the button is released.
    held?.setPointerCapture(event.pointerId);
  } catch {
    // Pressed and released before the script had come.
  }
});
listen("pointermove", (event) => {
  dragged ||=
    Math.abs(event.clientX - pressedAt?.clientX) > Math.abs(event.clientY - pressedAt?.clientY);
  if (dragged) {
    follow(event);
  }
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
  if (comparison) {
    use(comparison, (event.target as HTMLInputElement).valueAsNumber);
  }
});
