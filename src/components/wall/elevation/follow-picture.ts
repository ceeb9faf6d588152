import type { Size } from "./view.ts";

/**
 * A ref callback that reports the size of the picture. It keeps a finger that holds a grip from
 * scrolling the page, from a moment on the clock of events. A second finger still enlarges the
 * page.
 */
export function followPicture(
  onSize: (size: Size) => void,
  holdsFrom: { readonly current: number },
) {
  return (picture: HTMLDivElement) => {
    const observer = new ResizeObserver(() => {
      onSize({ width: picture.clientWidth, height: picture.clientHeight });
    });
    observer.observe(picture);
    picture.addEventListener(
      "touchmove",
      // Newer (TouchEvent.touches, TouchList.length): a browser without them has no touchmove.
      (event) => {
        const isHeld = event.timeStamp >= holdsFrom.current;
        if (isHeld && event.touches.length === 1 && event.cancelable) {
          event.preventDefault();
        }
      },
      { passive: false },
    );
    return () => observer.disconnect();
  };
}
