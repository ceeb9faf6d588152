import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Wall } from "./drawing.ts";
import { snap } from "./edit.ts";
import { type Grip, type Pull, pulled } from "./grips.ts";
import { between, type View, viewOf } from "./view.ts";

interface Drag {
  grip: Grip;
  /** Another finger on the picture meanwhile pulls nothing. */
  pointer: number;
  /** The wall and how it stood when it was taken hold of: metres are read at that scale. */
  wall: Wall;
  view: View;
  from: { x: number; y: number };
  at: { x: number; y: number };
  /** What the wall grew by being held against the side of the picture, in centimetres. */
  grown: number;
  time: number;
  last: Pull;
  isReleased?: boolean;
  /** What was pulled last has counted: the scale fits itself to the wall. */
  isOver?: boolean;
}

const settlingTime = 220;

/** Centimetres a millisecond that a wall grows while it is held against the side of the picture. */
function growth({ grip, at, view }: Drag): number {
  const over = { width: at.x - view.width + 26, height: 26 - at.y, place: -1, size: -1 }[grip.of];
  if (over < 0) {
    return 0;
  }
  return over > 14 ? 0.25 : 0.08;
}

function pullOf({ grip, from, at, view, grown }: Drag): Pull {
  const along = (pixels: number, side: "width" | "height") =>
    snap(pixels / view.scale + (grip.of === side ? grown : 0));
  return { across: along(at.x - from.x, "width"), up: along(from.y - at.y, "height") };
}

function pointIn(picture: Element, { clientX, clientY }: PointerEvent) {
  const { left, top } = picture.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/**
 * Dragging, told by `onPull` once a frame: the scale stands still meanwhile, and fits itself to the
 * wall after.
 */
export function useDrag(
  wall: Wall,
  room: number,
  width: number,
  onPull: (wall: Wall, isOver: boolean) => void,
) {
  const drag = useRef<Drag>(undefined);
  const [view, setView] = useState<View>();
  const isMoving = view !== undefined;
  const resting = viewOf(wall, room, width);
  const shown = view?.width === width ? view : resting;

  const move = useEffectEvent((time: number) => {
    const now = drag.current;
    if (!now) {
      return;
    }
    if (now.isOver) {
      const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
      const part = isStill ? 1 : (time - now.time) / settlingTime;
      return setView(part < 1 ? between(now.view, resting, 1 - (1 - part) ** 3) : undefined);
    }
    now.grown += growth(now) * Math.min(50, time - now.time);
    now.time = time;
    const by = pullOf(now);
    const isNew = by.across !== now.last.across || by.up !== now.last.up;
    if (!isNew && !now.isReleased) {
      return;
    }
    now.last = by;
    const next = pulled(now.wall, wall, now.grip, by);
    const held = now.grip.id ? shown : viewOf(next, room, now.view.width, now.view);
    setView(held);
    if (now.isReleased) {
      drag.current = { ...now, view: held, isOver: true };
    }
    onPull(next, now.isReleased === true);
  });

  useEffect(() => {
    if (!isMoving) {
      return;
    }
    let request = requestAnimationFrame(function frame(time) {
      request = requestAnimationFrame(frame);
      move(time);
    });
    return () => cancelAnimationFrame(request);
  }, [isMoving]);

  // What was pulled last still counts: the next frame ends it.
  const release = ({ pointerId }: PointerEvent) => {
    if (drag.current?.pointer === pointerId) {
      drag.current.isReleased = true;
    }
  };

  return {
    view: shown,
    /** For pointerdown on what can be taken hold of. */
    grab(event: PointerEvent<SVGElement>, grip: Grip) {
      const { currentTarget, pointerId: pointer, timeStamp: time } = event;
      const picture = currentTarget.ownerSVGElement;
      if (!picture || event.button !== 0 || (drag.current && !drag.current.isOver)) {
        return;
      }
      event.preventDefault();
      currentTarget.focus({ preventScroll: true });
      picture.setPointerCapture(pointer);
      const from = pointIn(picture, event);
      const last = { across: 0, up: 0 };
      drag.current = { grip, pointer, wall, view: shown, from, at: from, grown: 0, time, last };
      setView(shown);
    },
    /** For the whole picture, which has the pointer from then on. */
    handlers: {
      onPointerMove(event: PointerEvent<SVGElement>) {
        if (drag.current?.pointer === event.pointerId) {
          drag.current.at = pointIn(event.currentTarget, event);
        }
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
