import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Wall } from "./drawing";
import { type Grip, type Pull, pulled } from "./grips";
import { step } from "./edit";
import { between, heldView, type View, viewOf } from "./view";

interface Drag {
  grip: Grip;
  /** The wall and how it stood when it was taken hold of: metres are read at that scale. */
  wall: Wall;
  view: View;
  from: { x: number; y: number };
  at: { x: number; y: number };
  /** What the wall grew by being held against the side of the picture, in centimetres. */
  grown: number;
  time: number;
  /** The last pull that was followed; undefined until there is one. */
  last?: string;
  isReleased?: boolean;
}

interface Options {
  wall: Wall;
  /** The length of the room whose ceiling is drawn, or 0. */
  room: number;
  width: number;
  /** Told at most once a frame, and whether it was the last time. */
  onPull: (wall: Wall, isOver: boolean) => void;
}

const settlingTime = 220;

/** Centimetres a millisecond that a wall grows while it is held against the side of the picture. */
function growth({ grip, at, view }: Drag): number {
  if (grip.of !== "width" && grip.of !== "height") return 0;
  const over = grip.of === "width" ? at.x - view.width + 26 : 26 - at.y;
  if (over < 0) return 0;
  return over > 14 ? 0.25 : 0.08;
}

function pullOf({ grip, from, at, view, grown }: Drag): Pull {
  const along = (pixels: number) => Math.round(pixels / view.scale / step) * step;
  return {
    across: along(at.x - from.x + (grip.of === "width" ? grown * view.scale : 0)),
    up: along(from.y - at.y + (grip.of === "height" ? grown * view.scale : 0)),
  };
}

/** Dragging: the scale stands still meanwhile, and fits itself to the wall afterwards. */
export function useDrag({ wall, room, width, onPull }: Options) {
  const drag = useRef<Drag | undefined>(undefined);
  const [phase, setPhase] = useState<"rest" | "drag" | "settle">("rest");
  const [view, setView] = useState<View>();

  const pull = useEffectEvent((time: number) => {
    const now = drag.current;
    if (!now) return;
    now.grown += growth(now) * Math.min(50, time - now.time);
    now.time = time;
    const by = pullOf(now);
    const asked = `${by.across} ${by.up}`;
    const isNew = asked !== (now.last ?? "0 0");
    const next = isNew ? pulled(now.wall, wall, now.grip, by) : wall;
    if (isNew) {
      now.last = asked;
      const isSide = now.grip.of === "width" || now.grip.of === "height";
      setView(isSide ? heldView(now.view, next, room) : now.view);
    }
    if (now.isReleased) {
      drag.current = undefined;
      setPhase("settle");
    }
    if (now.last !== undefined && (isNew || now.isReleased)) onPull(next, now.isReleased === true);
  });

  const settle = useEffectEvent((from: View, part: number) => {
    const to = viewOf(wall, room, width);
    setView(part < 1 ? between(from, to, 1 - (1 - part) ** 3) : undefined);
    if (part >= 1) setPhase("rest");
  });

  const heldAt = useEffectEvent(() => view);

  useEffect(() => {
    if (phase === "rest") return;
    const from = heldAt();
    const start = performance.now();
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    let request = requestAnimationFrame(function frame(time) {
      request = requestAnimationFrame(frame);
      if (phase === "drag") pull(time);
      else if (from) settle(from, isStill ? 1 : Math.min(1, Math.max(0, time - start) / settlingTime));
    });
    return () => cancelAnimationFrame(request);
  }, [phase]);

  const resting = viewOf(wall, room, width);
  const shown = view?.width === width ? view : resting;

  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<SVGElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    if (drag.current) drag.current.at = { x: clientX - left, y: clientY - top };
  };
  // What was pulled last still counts: the next frame ends it.
  const release = () => {
    if (drag.current) drag.current.isReleased = true;
  };

  return {
    view: shown,
    /** For pointerdown on what can be taken hold of. */
    grab(event: PointerEvent<SVGElement>, grip: Grip) {
      const picture = event.currentTarget.ownerSVGElement;
      if (!picture || event.button !== 0 || drag.current) return;
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
      picture.setPointerCapture(event.pointerId);
      const { left, top } = picture.getBoundingClientRect();
      const from = { x: event.clientX - left, y: event.clientY - top };
      drag.current = {
        grip,
        wall,
        view: shown,
        from,
        at: from,
        grown: 0,
        time: event.timeStamp,
        last: "0 0",
      };
      setView(shown);
      setPhase("drag");
    },
    /** For the whole picture, which has the pointer from then on. */
    handlers: {
      onPointerMove: follow,
      onPointerUp: release,
      onPointerCancel: release,
    },
  };
}
