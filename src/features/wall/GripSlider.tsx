import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import type { Rectangle, Wall } from "./drawing.ts";
import { type Grip, moveGripByKey } from "./grips.ts";
import { colours } from "./shapes.ts";
import styles from "./Wall.module.css";

/** A rectangle made larger on all sides, by so many pixels beside it and above and below it. */
export function enlarge(rectangle: Rectangle, beside: number, above = beside): Rectangle {
  return {
    x: rectangle.x - beside,
    y: rectangle.y - above,
    width: rectangle.width + 2 * beside,
    height: rectangle.height + 2 * above,
  };
}

const signs = {
  width: "M-11 0H11M-6 -5L-11 0L-6 5M6 -5L11 0L6 5",
  height: "M0 -11V11M-5 -6L0 -11L5 -6M-5 6L0 11L5 6",
  rising: "M-6 6L6 -6M-6 0V6H0M0 -6H6V0",
  falling: "M-6 -6L6 6M-6 0V-6H0M0 6H6V0",
};

const origin = { x: 0, y: 0, width: 0, height: 0 };

/** A black square with a sign in it; what can be touched around it is as large as a finger. */
export function GripSquare({ size, sign }: { size: number; sign: keyof typeof signs }) {
  const square = enlarge(origin, size / 2);
  return (
    <>
      <rect x="-24" y="-24" width="48" height="48" fill="transparent" />
      <rect className={styles.ring} {...enlarge(square, 6)} />
      <rect {...square} fill={colours.ink} />
      <path d={signs[sign]} stroke={colours.plaster} strokeWidth="2.5" />
    </>
  );
}

const cursors = { width: "ew-resize", height: "ns-resize", size: "nwse-resize", place: "grab" };

/** What is done to a wall and what is in it. */
export interface WallActions {
  wall: Wall;
  onSelect: (openingId: number | undefined) => void;
  onChange: (wall: Wall) => void;
  onRemove: (openingId: number) => void;
}

interface Props extends WallActions {
  grip: Grip;
  onGrab: (event: PointerEvent<SVGElement>, grip: Grip) => void;
  label: string;
  /** The measure that it changes, with the smallest and the largest, in centimetres. */
  value: number;
  least: number;
  most: number;
  /** The measure in words. */
  text: string;
  at?: { x: number; y: number };
  children: ReactNode;
}

/** A grip of the drawing as a slider, for the pointer and for the keyboard. */
export function GripSlider(props: Props) {
  const { grip, onGrab, label, value, least, most, text, at, children } = props;
  const { wall, onSelect, onChange, onRemove } = props;

  function onKeyDown(event: KeyboardEvent) {
    const changed = moveGripByKey(wall, grip, event.key);
    const isRemoval = event.key === "Delete" || event.key === "Backspace";
    if (changed) {
      onChange(changed);
    } else if (grip.openingId !== undefined && isRemoval) {
      onRemove(grip.openingId);
    } else {
      return;
    }
    event.preventDefault();
  }

  return (
    <g
      className={`${styles.grip} ${grip.kind === "size" ? styles.sizeGrip : ""}`}
      cursor={cursors[grip.kind]}
      transform={at && `translate(${at.x} ${at.y})`}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation={grip.kind === "height" ? "vertical" : "horizontal"}
      aria-valuenow={value / 100}
      aria-valuemin={least / 100}
      aria-valuemax={most / 100}
      aria-valuetext={text}
      onPointerDown={(event) => onGrab(event, grip)}
      onFocus={() => onSelect(grip.openingId)}
      onKeyDown={onKeyDown}
    >
      {children}
    </g>
  );
}

/** The grip that an event happened on, if it happened on one. */
export function gripAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(`.${styles.grip}`) : null;
}
