import { type Dispatch, type PointerEvent, useCallback, useRef, useState } from "react";
import { createDrag } from "#ui/drag.ts";
import { type Grip, moveGrip, snap, type Wall } from "./geometry.ts";
import { type Size, type View, viewOf } from "./view.ts";
import type { WallAction } from "./wall-reducer.ts";

interface Held {
  grip: Grip;
  element: SVGElement;
  /** At the press. */
  wall: Wall;
  /** Of the picture at the press, which translates pixels into centimetres. */
  scale: number;
}

/** How far a finger goes before it drags, in pixels: less is a tap, or the start of a scroll. */
const deadZone = 12;

/** How long a finger stays on a grip before it moves the grip up and down, in milliseconds. */
const holdMs = 300;

const focus = (element: SVGElement) => element.focus({ preventScroll: true });

/** Drags the grips of a wall by one pointer, and keeps the picture in place meanwhile. */
export function useDrag(wall: Wall, size: Size, dispatch: Dispatch<WallAction>) {
  const [heldView, setHeldView] = useState<View>();
  /** The moment from which the finger holds the page, on the clock of events. */
  const holdsFrom = useRef(Number.POSITIVE_INFINITY);

  const [drag] = useState(() => {
    const release = () => {
      setHeldView(undefined);
      holdsFrom.current = Number.POSITIVE_INFINITY;
    };
    return createDrag<Held>({
      isDrag: ({ x, y }, timeStamp) => {
        const mayScroll = Math.abs(y) > Math.abs(x) && timeStamp < holdsFrom.current;
        return !mayScroll && Math.hypot(x, y) >= deadZone;
      },
      onMove: ({ grip, element, wall: start, scale }, { x, y }) => {
        focus(element);
        const distance = { across: snap(x / scale), up: snap(-y / scale) };
        // Where it cannot go, it stays where it came last.
        dispatch({ type: "change", change: () => moveGrip(start, grip, distance) });
      },
      onDrop: ({ element }) => {
        focus(element);
        release();
      },
      onCancel: ({ wall: start }, hasMoved) => {
        if (hasMoved) {
          dispatch({ type: "change", change: () => start });
        }
        release();
      },
    });
  });

  const ref = useCallback((picture: SVGSVGElement) => {
    // A finger that holds a grip does not scroll the page. A second one still enlarges it.
    const keepFromScrolling = (event: TouchEvent) => {
      const isHeld = event.timeStamp >= holdsFrom.current;
      // Newer (TouchEvent.touches, TouchList.length): without them there is no touchmove.
      if (isHeld && event.touches.length === 1 && event.cancelable) {
        event.preventDefault();
      }
    };
    picture.addEventListener("touchmove", keepFromScrolling, { passive: false });
    return () => picture.removeEventListener("touchmove", keepFromScrolling);
  }, []);

  return {
    ref,
    view: viewOf(wall, heldView ?? size, heldView),

    /** Starts a drag, on pointerdown on a grip. */
    onGrab(event: PointerEvent<SVGElement>, grip: Grip): void {
      const { currentTarget: element, pointerId, timeStamp } = event;
      if (event.button !== 0 || !event.isPrimary) {
        return;
      }
      event.preventDefault();
      const picture = element.ownerSVGElement;
      picture?.setPointerCapture(pointerId);
      if (event.pointerType !== "touch") {
        focus(element);
      } else {
        const isInUse = picture?.contains(document.activeElement);
        holdsFrom.current = isInUse ? timeStamp : timeStamp + holdMs;
      }
      const view = viewOf(wall, size);
      drag.press(event, { grip, element, wall, scale: view.scale });
      setHeldView(view);
    },

    /** Handlers for the whole picture, which captures the pointer during a drag. */
    handlers: {
      onPointerDownCapture: drag.down,
      onPointerMove: drag.move,
      onPointerUp: drag.up,
      onPointerCancel: drag.cancel,
    },
  };
}
