import { type PointerEvent, useRef, useState } from "react";
import { snap, type Wall } from "./geometry.ts";
import { type Grip, moveGrip } from "./grips.ts";
import { type Size, type View, viewDuringDrag, viewOf } from "./view.ts";

interface Press {
  grip: Grip;
  element: SVGElement;
  /** The pointer that came down, and where. */
  by: Pick<PointerEvent, "pointerId" | "clientX" | "clientY">;
  /** A finger moves nothing before it went some way. */
  hasMoved: boolean;
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
  onDrag: (wall: Wall) => void;
  onDrop: () => void;
  /** Called when the drag turned out to be a scroll, or a gesture of two fingers. */
  onCancel: () => void;
}

/**
 * Drags the grips of a wall by one pointer: each wall follows from that of the start and the
 * pointer's distance. A second pointer cancels the drag, because two fingers enlarge the page.
 */
export function useDrag({ wall, size, onDrag, onDrop, onCancel }: Options) {
  const press = useRef<Press>(undefined);
  const [heldView, setHeldView] = useState<View>();
  /** The moment from which the finger holds the page, on the clock of events. */
  const holdsFrom = useRef(Number.POSITIVE_INFINITY);
  const focus = (element: SVGElement) => element.focus({ preventScroll: true });
  const isOf = ({ pointerId }: PointerEvent) => press.current?.by.pointerId === pointerId;

  function end(): void {
    press.current = undefined;
    setHeldView(undefined);
    holdsFrom.current = Number.POSITIVE_INFINITY;
  }

  function cancel(): void {
    if (press.current) {
      end();
      onCancel();
    }
  }

  return {
    holdsFrom,
    view: heldView ? viewDuringDrag(heldView, wall) : viewOf(wall, size),

    /** Starts a drag, on pointerdown on a grip. */
    startDrag(event: PointerEvent<SVGElement>, grip: Grip): void {
      const { currentTarget: element, pointerId, clientX, clientY, timeStamp } = event;
      if (event.button !== 0 || !event.isPrimary) {
        return;
      }
      event.preventDefault();
      const picture = element.ownerSVGElement;
      picture?.setPointerCapture(pointerId);
      const hasMoved = event.pointerType !== "touch";
      const by = { pointerId, clientX, clientY };
      press.current = { grip, element, by, hasMoved, wall, view: viewOf(wall, size) };
      if (hasMoved) {
        focus(element);
      } else if (element.dataset.grip === "holds-scroll") {
        const isInUse = picture?.contains(document.activeElement);
        holdsFrom.current = isInUse ? timeStamp : timeStamp + holdMs;
      }
      setHeldView(press.current.view);
    },

    /** Handlers for the whole picture, which captures the pointer during a drag. */
    handlers: {
      onPointerDownCapture(event: PointerEvent): void {
        if (!isOf(event)) {
          cancel();
        }
      },
      onPointerMove(event: PointerEvent): void {
        const { current } = press;
        if (!current || !isOf(event)) {
          return;
        }
        const x = event.clientX - current.by.clientX;
        const y = event.clientY - current.by.clientY;
        if (!current.hasMoved) {
          const mayScroll = Math.abs(y) > Math.abs(x) && event.timeStamp < holdsFrom.current;
          if (mayScroll || Math.hypot(x, y) < deadZone) {
            return;
          }
          current.hasMoved = true;
          focus(current.element);
        }
        const { scale } = current.view;
        const distance = { across: snap(x / scale), up: snap(-y / scale) };
        onDrag(moveGrip(current.wall, current.grip, distance));
      },
      onPointerUp(event: PointerEvent): void {
        const { current } = press;
        if (current && isOf(event)) {
          focus(current.element);
          end();
          onDrop();
        }
      },
      onPointerCancel(event: PointerEvent): void {
        if (isOf(event)) {
          cancel();
        }
      },
    },
  };
}
