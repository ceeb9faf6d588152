import { moveDivider } from "./move-divider.ts";

// Makes every comparison on the page draggable by mouse and finger, and movable by keyboard.

interface Press {
  comparison: HTMLElement;
  x: number;
  y: number;
  /** Where the divider was, for when a second finger comes to enlarge the page. */
  position: number;
  /** A finger drags only once it moves sideways: before that, it may be scrolling the page. */
  isDrag: boolean;
}

let press: Press | undefined;

function comparisonOf(event: Event): HTMLElement | null {
  const comparison = (event.target as Element).closest<HTMLElement>("[data-comparison]");
  // The hero has no divider before hero-reveal.ts has fetched its second picture.
  return comparison?.querySelector("input") ? comparison : null;
}

function moveTo(comparison: HTMLElement, position: number): void {
  delete comparison.dataset.drawing;
  comparison.dataset.used = "";
  moveDivider(comparison, position);
}

function follow({ clientX }: PointerEvent): void {
  if (press?.isDrag) {
    const { left, width } = press.comparison.getBoundingClientRect();
    moveTo(press.comparison, ((clientX - left) / width) * 100);
  }
}

/** The divider goes back, because two fingers enlarge the page. */
function endBySecondFinger(): void {
  if (press?.isDrag) {
    moveTo(press.comparison, press.position);
  }
  press = undefined;
}

document.addEventListener("pointerdown", (event) => {
  if (!event.isPrimary) {
    endBySecondFinger();
    return;
  }
  const comparison = event.button === 0 ? comparisonOf(event) : null;
  if (!comparison) {
    return;
  }
  const position = comparison.querySelector("input")?.valueAsNumber ?? 0;
  const isDrag = event.pointerType === "mouse";
  press = { comparison, x: event.clientX, y: event.clientY, position, isDrag };
  if (isDrag) {
    follow(event);
    // The drag also ends when the button is released outside of the window.
    comparison.setPointerCapture(event.pointerId);
  }
});
document.addEventListener("pointermove", (event) => {
  if (press) {
    press.isDrag ||= Math.abs(event.clientX - press.x) > Math.abs(event.clientY - press.y);
    follow(event);
  }
});
document.addEventListener("pointerup", (event) => {
  if (press) {
    // A tap moves the divider to where it was.
    press.isDrag = true;
    follow(event);
    press = undefined;
  }
});
document.addEventListener("pointercancel", () => {
  press = undefined;
});
document.addEventListener("input", (event) => {
  const comparison = comparisonOf(event);
  if (comparison) {
    moveTo(comparison, (event.target as HTMLInputElement).valueAsNumber);
  }
});
