import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Wall } from "./drawing.ts";
import { snap } from "./edit.ts";
import { type DragDistance, dragGrip, type Grip } from "./grips.ts";
import { interpolateView, type View, viewOf } from "./view.ts";

interface Point {
  x: number;
  y: number;
}

interface Drag {
  grip: Grip;
  /** The id of the dragging pointer. Other fingers on the picture are ignored. */
  pointerId: number;
  /** The wall at the start of the drag. */
  wall: Wall;
  /** The view at the start of the drag, whose scale translates pixels into centimetres. */
  view: View;
  /** Where the pointer was at the start of the drag, and where it is. */
  start: Point;
  pointer: Point;
  /** How much the wall grew at the side of the picture, in centimetres. */
  grown: number;
  /** The time of the last frame, in milliseconds. */
  time: number;
  lastDistance: DragDistance;
  isReleased?: boolean;
  /** Whether the drag is over, and the view moves to the one that fits the wall. */
  isSettling?: boolean;
}

const settlingMs = 220;

/** How near to the side of the picture the wall starts to grow by itself, in pixels. */
const growthMargin = 26;

/** How far the pointer is beyond the margin on the side that it drags, in pixels. */
function distanceBeyondMargin({ grip, pointer, view }: Drag): number {
  if (grip.kind === "width") {
    return pointer.x - (view.width - growthMargin);
  }
  if (grip.kind === "height") {
    return growthMargin - pointer.y;
  }
  return -1;
}

/** How fast the wall grows at the side of the picture, in centimetres per millisecond. */
function growthSpeed(drag: Drag): number {
  const beyond = distanceBeyondMargin(drag);
  if (beyond < 0) {
    return 0;
  }
  return beyond > 14 ? 0.25 : 0.08;
}

/** How far the grip has been dragged, in whole steps. */
function distanceOf({ grip, start, pointer, view, grown }: Drag): DragDistance {
  const across = (pointer.x - start.x) / view.scale;
  const up = (start.y - pointer.y) / view.scale;
  return {
    across: snap(grip.kind === "width" ? across + grown : across),
    up: snap(grip.kind === "height" ? up + grown : up),
  };
}

function pointIn(picture: Element, { clientX, clientY }: PointerEvent): Point {
  const { left, top } = picture.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/**
 * Drags a wall's grips. `onDrag` is called at most once a frame, with the wall and whether the drag
 * is over. The scale does not change during a drag, and fits the wall again afterwards.
 */
export function useDrag(
  wall: Wall,
  roomLength: number,
  width: number,
  onDrag: (wall: Wall, isOver: boolean) => void,
) {
  const drag = useRef<Drag>(undefined);
  const [dragView, setDragView] = useState<View>();
  const isMoving = dragView !== undefined;
  const fittingView = viewOf(wall, roomLength, width);
  const view = dragView?.width === width ? dragView : fittingView;

  /** Moves from the view of the drag to the one that fits the wall. */
  function settle({ view: from, time: start }: Drag, time: number): void {
    const prefersStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const part = prefersStill ? 1 : (time - start) / settlingMs;
    if (part >= 1) {
      setDragView(undefined);
      return;
    }
    const eased = 1 - (1 - part) ** 3;
    setDragView(interpolateView(from, fittingView, eased));
  }

  const onFrame = useEffectEvent((time: number) => {
    const current = drag.current;
    if (!current) {
      return;
    }
    if (current.isSettling) {
      settle(current, time);
      return;
    }
    current.grown += growthSpeed(current) * Math.min(50, time - current.time);
    current.time = time;
    const distance = distanceOf(current);
    const { across, up } = current.lastDistance;
    const hasMoved = distance.across !== across || distance.up !== up;
    if (!hasMoved && !current.isReleased) {
      return;
    }
    current.lastDistance = distance;
    const next = dragGrip(current.wall, wall, current.grip, distance);
    const isOpening = current.grip.openingId !== undefined;
    const nextView = isOpening ? view : viewOf(next, roomLength, current.view.width, current.view);
    setDragView(nextView);
    if (current.isReleased) {
      drag.current = { ...current, view: nextView, isSettling: true };
    }
    onDrag(next, current.isReleased === true);
  });

  useEffect(() => {
    if (!isMoving) {
      return;
    }
    let request = 0;
    const frame = (time: number) => {
      request = requestAnimationFrame(frame);
      onFrame(time);
    };
    request = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(request);
  }, [isMoving]);

  // The next frame applies the last distance and ends the drag.
  const release = ({ pointerId }: PointerEvent) => {
    if (drag.current?.pointerId === pointerId) {
      drag.current.isReleased = true;
    }
  };

  return {
    view,

    /** Starts a drag, on pointerdown on a grip. */
    startDrag(event: PointerEvent<SVGElement>, grip: Grip): void {
      const { currentTarget, pointerId, timeStamp: time } = event;
      const picture = currentTarget.ownerSVGElement;
      const isDragging = drag.current !== undefined && !drag.current.isSettling;
      if (!picture || event.button !== 0 || isDragging) {
        return;
      }
      event.preventDefault();
      currentTarget.focus({ preventScroll: true });
      picture.setPointerCapture(pointerId);
      const start = pointIn(picture, event);
      const lastDistance = { across: 0, up: 0 };
      drag.current = {
        grip,
        pointerId,
        wall,
        view,
        start,
        pointer: start,
        grown: 0,
        time,
        lastDistance,
      };
      setDragView(view);
    },

    /** Handlers for the whole picture, which captures the pointer during a drag. */
    handlers: {
      onPointerMove(event: PointerEvent<SVGElement>) {
        if (drag.current?.pointerId === event.pointerId) {
          drag.current.pointer = pointIn(event.currentTarget, event);
        }
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
