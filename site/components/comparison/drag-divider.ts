import { createDrag } from "#ui/drag.ts?copy";

// Makes every comparison on the page draggable by mouse and finger, and movable by keyboard.

interface Held {
  comparison: HTMLElement;
  /** Where the divider was, for when a second finger comes to enlarge the page. */
  position: number;
}

/**
 * Moves the divider to a percentage, which the range input rounds and keeps between 0 and 100.
 * `parts` has the input while it is not in the page yet.
 */
export function moveDivider(
  comparison: HTMLElement,
  position: number,
  parts: HTMLElement = comparison,
): void {
  const range = parts.querySelector("input") as HTMLInputElement;
  range.value = `${position}`;
  const text = range.dataset.positionText ?? "";
  const positionText = text
    .replace("{before}", range.value)
    .replace("{after}", `${100 - range.valueAsNumber}`);
  range.setAttribute("aria-valuetext", positionText);
  // The content security policy refuses style attributes in HTML, but not the style property.
  comparison.style.setProperty("--position", `${range.value}%`);
}

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

function follow({ comparison }: Held, { clientX }: Pick<PointerEvent, "clientX">): void {
  const { left, width } = comparison.getBoundingClientRect();
  moveTo(comparison, ((clientX - left) / width) * 100);
}

const drag = createDrag<Held>({
  isDrag: ({ x, y }) => Math.abs(x) > Math.abs(y),
  onMove: (held, _distance, pointer) => follow(held, pointer),
  // A tap moves the divider to where it was.
  onDrop: follow,
  onCancel: ({ comparison, position }, hasMoved) => {
    if (hasMoved) {
      moveTo(comparison, position);
    }
  },
});

document.addEventListener("pointerdown", (event) => {
  drag.down(event);
  const comparison = event.button === 0 && event.isPrimary ? comparisonOf(event) : null;
  if (comparison) {
    drag.press(event, {
      comparison,
      position: comparison.querySelector("input")?.valueAsNumber ?? 0,
    });
    if (event.pointerType === "mouse") {
      drag.move(event);
      // The drag also ends when the button is released outside of the window.
      comparison.setPointerCapture(event.pointerId);
    }
  }
});
document.addEventListener("pointermove", drag.move);
document.addEventListener("pointerup", drag.up);
document.addEventListener("pointercancel", drag.cancel);
document.addEventListener("input", (event) => {
  const comparison = comparisonOf(event);
  if (comparison) {
    moveTo(comparison, (event.target as HTMLInputElement).valueAsNumber);
  }
});
