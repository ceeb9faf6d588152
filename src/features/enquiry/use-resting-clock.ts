import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";

/** Whether the focus is on this element or in it, and the browser shows it there. */
function hasVisibleFocus(element: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!focused || !element?.contains(focused)) {
    return false;
  }
  // Safari before 15.4 would throw.
  return CSS.supports("selector(:focus-visible)") && focused.matches(":focus-visible");
}

/**
 * Calls `onEnd` after so many milliseconds, which do not pass while the visitor is reading: while
 * the pointer is on the element, or a focus that the browser shows. What only got the focus because
 * it appeared, or appeared below a pointer that does not move, does not count.
 */
export function useRestingClock(milliseconds: number | undefined, onEnd: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isResting = hasPointer || hasFocus;
  const end = useEffectEvent(onEnd);

  const followFocus = () => setHasFocus(hasVisibleFocus(element.current));

  // The heading has had the focus since before this could be told of it.
  useEffect(() => setHasFocus(hasVisibleFocus(element.current)), []);

  useEffect(() => {
    if (milliseconds === undefined || isResting) {
      return;
    }
    const timer = setTimeout(end, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds, isResting]);

  return {
    ref: element,
    onFocus: followFocus,
    // The key press shows the focus to who reads with the keyboard.
    onKeyDown: followFocus,
    onBlur: () => setHasFocus(false),
    onPointerMove({ movementX, movementY }: PointerEvent) {
      if (movementX !== 0 || movementY !== 0) {
        setHasPointer(true);
      }
    },
    onPointerLeave: () => setHasPointer(false),
  };
}
