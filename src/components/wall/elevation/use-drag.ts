import { type PointerEvent, useRef, useState } from "react";
import type { Wall } from "#components/wall/drawing/drawing.ts";
import { snap } from "#components/wall/drawing/edit.ts";
import { createDrag } from "#ui/drag.ts";
import { dragGrip, type Grip } from "./grips.ts";
import { type Size, type View, viewDuringDrag, viewOf } from "./view.ts";

interface Held {
  grip: Grip;
  element: SVGElement;
  wall: Wall;
  /** Its scale translates pixels into centimetres. */
  view: View;
}

/** How far a finger goes before it drags, in pixels: less is a tap, or the start of a scroll. */
const deadZone = 12;

/** How long a finger stays on a grip before it moves the grip up and down, in milliseconds. */
const holdMs = 300;

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
export function useDrag(options: Options) {
  const { wall, size } = options;
  const current = useRef(options);
  current.current = options;
  const [heldView, setHeldView] = useState<View>();
  /** The moment from which the finger holds the page, on the clock of events. */
  const holdsFrom = useRef(Number.POSITIVE_INFINITY);
  const focus = ({ element }: Held) => element.focus({ preventScroll: true });

  function end(): void {
    setHeldView(undefined);
    holdsFrom.current = Number.POSITIVE_INFINITY;
  }

  const [drag] = useState(() =>
    createDrag<Held>({
      isDrag({ x, y }, timeStamp) {
        const mayScroll = Math.abs(y) > Math.abs(x) && timeStamp < holdsFrom.current;
        return !mayScroll && Math.hypot(x, y) >= deadZone;
      },
      onBegin: focus,
      onMove({ grip, wall: start, view: { scale } }, { x, y }) {
        const { onDrag, highest } = current.current;
        onDrag(dragGrip(start, grip, { across: snap(x / scale), up: snap(-y / scale) }, highest));
      },
      onDrop(held) {
        focus(held);
        end();
        current.current.onDrop();
      },
      onCancel() {
        end();
        current.current.onCancel();
      },
    }),
  );

  return {
    holdsFrom,
    view: heldView ? viewDuringDrag(heldView, wall) : viewOf(wall, size),

    /** Starts a drag, on pointerdown on a grip. */
    startDrag(event: PointerEvent<SVGElement>, grip: Grip): void {
      const { currentTarget: element, pointerId, timeStamp } = event;
      if (event.button !== 0 || heldView) {
        return;
      }
      event.preventDefault();
      const picture = element.ownerSVGElement;
      picture?.setPointerCapture(pointerId);
      const held = { grip, element, wall, view: viewOf(wall, size) };
      if (event.pointerType !== "touch") {
        focus(held);
      } else if (element.dataset.grip === "holds-scroll") {
        const isInUse = picture?.contains(document.activeElement);
        holdsFrom.current = isInUse ? timeStamp : timeStamp + holdMs;
      }
      setHeldView(held.view);
      drag.press(event.nativeEvent, held);
    },

    /** Handlers for the whole picture, which captures the pointer during a drag. */
    handlers: {
      onPointerDownCapture: ({ nativeEvent }: PointerEvent) => drag.down(nativeEvent),
      onPointerMove: ({ nativeEvent }: PointerEvent) => drag.move(nativeEvent),
      onPointerUp: ({ nativeEvent }: PointerEvent) => drag.up(nativeEvent),
      onPointerCancel: ({ nativeEvent }: PointerEvent) => drag.cancel(nativeEvent),
    },
  };
}
