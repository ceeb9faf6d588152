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
  /** The pointer that drags: another finger on the picture changes nothing. */
  pointerId: number;
  /** The wall at the start of the drag. */
  wall: Wall;
  /** How it stood in the picture then: metres are read at that scale. */
  view: View;
  start: Point;
  current: Point;
  /** What the wall grew by being held against the side of the picture, in centimetres. */
  grown: number;
  /** The time of the last frame. */
  time: number;
  lastDistance: DragDistance;
  isReleased?: boolean;
  /** Whether the last distance has been applied: then the scale fits itself to the wall. */
  isSettling?: boolean;
}

const settlingMs = 220;

/** From this near to the side of the picture on, in pixels, the wall grows without a movement. */
const growthMargin = 26;

/** How far the pointer is beyond the margin on the side that it drags, in pixels. */
function distanceBeyondMargin({ grip, current, view }: Drag): number {
  if (grip.kind === "width") {
    return current.x - (view.width - growthMargin);
  }
  if (grip.kind === "height") {
    return growthMargin - current.y;
  }
  return -1;
}

/** Centimetres a millisecond that a wall grows while it is held against the side of the picture. */
function growthSpeed(drag: Drag): number {
  const beyond = distanceBeyondMargin(drag);
  if (beyond < 0) {
    return 0;
  }
  return beyond > 14 ? 0.25 : 0.08;
}

/** How far the grip has been dragged, in whole steps. */
function distanceOf({ grip, start, current, view, grown }: Drag): DragDistance {
  const across = (current.x - start.x) / view.scale;
  const up = (start.y - current.y) / view.scale;
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
 * Dragging of a wall's grips. `onDrag` is called once a frame, with the wall and whether the drag is
 * over. The scale stands still meanwhile, and fits itself to the wall afterwards.
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
  const restingView = viewOf(wall, roomLength, width);
  const view = dragView?.width === width ? dragView : restingView;

  /** Moves from the view of the drag to the one at rest. */
  function settle({ view: from, time: start }: Drag, time: number): void {
    const prefersStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const part = prefersStill ? 1 : (time - start) / settlingMs;
    if (part >= 1) {
      setDragView(undefined);
      return;
    }
    const eased = 1 - (1 - part) ** 3;
    setDragView(interpolateView(from, restingView, eased));
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

  // The last distance still counts: the next frame applies it and ends the drag.
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
        current: start,
        grown: 0,
        time,
        lastDistance,
      };
      setDragView(view);
    },

    /** Handlers for the whole picture, which has the pointer while something is dragged. */
    handlers: {
      onPointerMove(event: PointerEvent<SVGElement>) {
        if (drag.current?.pointerId === event.pointerId) {
          drag.current.current = pointIn(event.currentTarget, event);
        }
      },
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
