import { gripAt } from "./GripSlider.tsx";
import type { Size } from "./view.ts";

/**
 * Keeps a finger on a grip that moves up and down from scrolling the page, in the browsers that
 * ignore touch-action inside an SVG. A second finger still enlarges the page.
 */
function holdScroll(picture: HTMLElement): void {
  let holdsScroll = false;
  // Before the grip is selected by the press, after which it may move in other ways.
  picture.addEventListener(
    "pointerdown",
    ({ target }) => {
      holdsScroll = gripAt(target)?.dataset.grip === "holds-scroll";
    },
    { capture: true },
  );
  picture.addEventListener(
    "touchmove",
    // Newer (TouchEvent.touches, TouchList.length): a browser without them has no touchmove.
    (event) => {
      if (holdsScroll && event.touches.length === 1 && event.cancelable) {
        event.preventDefault();
      }
    },
    { passive: false },
  );
}

/** A ref callback that reports the size of the picture, and holds the page while a grip moves. */
export function followPicture(onSize: (size: Size) => void) {
  return (picture: HTMLDivElement) => {
    holdScroll(picture);
    const observer = new ResizeObserver(() => {
      onSize({ width: picture.clientWidth, height: picture.clientHeight });
    });
    observer.observe(picture);
    return () => observer.disconnect();
  };
}
