import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";

/** Whether the focus is visible on or in this element. */
function hasVisibleFocus(element: HTMLElement | null): boolean {
  const focused = document.activeElement;
  if (!focused || !element?.contains(focused)) {
    return false;
  }
  // Safari before 15.4 would throw.
  return CSS.supports("selector(:focus-visible)") && focused.matches(":focus-visible");
}

/**
 * Calls `onEnd` after this many milliseconds. The clock stops while the pointer or a visible focus
 * is on the element. A focus that the element got when it appeared, or a pointer that has not moved
 * since then, does not count.
 */
export function useRestingClock(milliseconds: number | undefined, onEnd: () => void) {
  const element = useRef<HTMLDivElement>(null);
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isResting = hasPointer || hasFocus;
  const end = useEffectEvent(onEnd);

  const followFocus = () => setHasFocus(hasVisibleFocus(element.current));

  // The heading had the focus before this listener existed.
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
    // A key press makes the focus visible.
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
