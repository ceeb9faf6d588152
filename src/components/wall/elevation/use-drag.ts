import { type PointerEvent, useState } from "react";
import type { Wall } from "#components/wall/drawing/drawing.ts";
import { snap } from "#components/wall/drawing/edit.ts";
import { dragGrip, type Grip } from "./grips.ts";
import { type Size, type View, viewDuringDrag, viewOf } from "./view.ts";

/** What a drag was at its start. */
interface Drag {
  grip: Grip;
  pointerId: number;
  x: number;
  y: number;
  wall: Wall;
  /** Its scale translates pixels into centimetres. */
  view: View;
  /** Whether the pointer has left the place where it was pressed. */
  hasMoved: boolean;
}

/** How far a finger goes before it drags, in pixels: less is a tap, or the start of a scroll. */
const deadZone = 12;

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

/** Drags the grips of a wall: each wall follows from that of the start and the pointer's distance. */
export function useDrag({ wall, size, highest, onDrag, onDrop, onCancel }: Options) {
  const [drag, setDrag] = useState<Drag>();

  function cancel(): void {
    setDrag(undefined);
    onCancel();
  }

  return {
    view: drag ? viewDuringDrag(drag.view, wall) : viewOf(wall, size),

    /** Starts a drag, on pointerdown on a grip. */
    startDrag(event: PointerEvent<SVGElement>, grip: Grip): void {
      const { currentTarget, pointerId, pointerType, clientX: x, clientY: y } = event;
      if (event.button !== 0 || drag) {
        return;
      }
      event.preventDefault();
      currentTarget.focus({ preventScroll: true });
      currentTarget.ownerSVGElement?.setPointerCapture(pointerId);
      const view = viewOf(wall, size);
      setDrag({ grip, pointerId, x, y, wall, view, hasMoved: pointerType !== "touch" });
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
        if (!drag.hasMoved && Math.hypot(x, y) < deadZone) {
          return;
        }
        setDrag({ ...drag, hasMoved: true });
        const { scale } = drag.view;
        const distance = { across: snap(x / scale), up: snap(-y / scale) };
        onDrag(dragGrip(drag.wall, drag.grip, distance, highest));
      },
      onPointerUp({ pointerId }: PointerEvent) {
        if (drag?.pointerId === pointerId) {
          setDrag(undefined);
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
