import { type PointerEvent, useRef, useState } from "react";
import type { Wall } from "#components/wall/drawing/drawing.ts";
import { snap } from "#components/wall/drawing/edit.ts";
import { dragGrip, type Grip } from "./grips.ts";
import { type Size, type View, viewDuringDrag, viewOf } from "./view.ts";

interface Drag {
  grip: Grip;
  element: SVGElement;
  pointerId: number;
  x: number;
  y: number;
  wall: Wall;
  /** Its scale translates pixels into centimetres. */
  view: View;
  /** Whether it moves the grip; until then, a finger may be tapping or scrolling. */
  hasMoved: boolean;
}

/** How far a finger goes before it drags, in pixels: less is a tap, or the start of a scroll. */
const deadZone = 12;

/** How long a finger stays on a grip before it moves the grip up and down, in milliseconds. */
const holdMs = 300;

const distanceOf = (drag: Drag, { clientX, clientY }: PointerEvent) => ({
  x: clientX - drag.x,
  y: clientY - drag.y,
});

interface Options {
  wall: Wall;
  size: Size;
  /** The height up to which the wall can be dragged, in centimetres. */
  highest: number;
  onDrag: (wall: Wall) => void;
  onDrop: () => void;
  /** Called when the drag turned out to be a scroll, or a gesture of two fingers. */
  onCancel: () => void;
}

/**
 * Drags the grips of a wall: each wall follows from that of the start and the pointer's distance.
 */
export function useDrag({ wall, size, highest, onDrag, onDrop, onCancel }: Options) {
  const [drag, setDrag] = useState<Drag>();
  /** The moment from which the finger holds the page, on the clock of events. */
  const holdsFrom = useRef(Number.POSITIVE_INFINITY);

  function end(): void {
    setDrag(undefined);
    holdsFrom.current = Number.POSITIVE_INFINITY;
  }

  function cancel(): void {
    end();
    onCancel();
  }

  return {
    holdsFrom,
    view: drag ? viewDuringDrag(drag.view, wall) : viewOf(wall, size),

    /** Starts a drag, on pointerdown on a grip. */
    startDrag(event: PointerEvent<SVGElement>, grip: Grip): void {
      const { currentTarget: element, pointerId, timeStamp, clientX: x, clientY: y } = event;
      if (event.button !== 0 || drag) {
        return;
      }
      event.preventDefault();
      const picture = element.ownerSVGElement;
      picture?.setPointerCapture(pointerId);
      const hasMoved = event.pointerType !== "touch";
      if (hasMoved) {
        element.focus({ preventScroll: true });
      } else if (element.dataset.grip === "holds-scroll") {
        const isInUse = picture?.contains(document.activeElement);
        holdsFrom.current = isInUse ? timeStamp : timeStamp + holdMs;
      }
      setDrag({ grip, element, pointerId, x, y, wall, view: viewOf(wall, size), hasMoved });
    },

    /** Handlers for the whole picture, which captures the pointer during a drag. */
    handlers: {
      onPointerDownCapture({ pointerId }: PointerEvent) {
        // Two fingers enlarge the page.
        if (drag && drag.pointerId !== pointerId) {
          cancel();
        }
      },
      onPointerMove(event: PointerEvent) {
        if (!drag || drag.pointerId !== event.pointerId) {
          return;
        }
        const { x, y } = distanceOf(drag, event);
        if (!drag.hasMoved) {
          const mayScroll = Math.abs(y) > Math.abs(x) && event.timeStamp < holdsFrom.current;
          if (mayScroll || Math.hypot(x, y) < deadZone) {
            return;
          }
          drag.element.focus({ preventScroll: true });
          setDrag({ ...drag, hasMoved: true });
        }
        const { scale } = drag.view;
        const distance = { across: snap(x / scale), up: snap(-y / scale) };
        onDrag(dragGrip(drag.wall, drag.grip, distance, highest));
      },
      onPointerUp({ pointerId }: PointerEvent) {
        if (drag?.pointerId === pointerId) {
          drag.element.focus({ preventScroll: true });
          end();
          onDrop();
        }
      },
      onPointerCancel({ pointerId }: PointerEvent) {
        if (drag?.pointerId === pointerId) {
          cancel();
        }
      },
    },
  };
}
