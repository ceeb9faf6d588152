import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import type { Rectangle, Wall } from "#components/wall/drawing/drawing.ts";
import { classes } from "#ui/classes.ts";
import styles from "./GripSlider.module.css";
import { type Grip, moveGripByKey } from "./grips.ts";
import { colours } from "./shapes.ts";

/** A rectangle made larger on all sides, by these numbers of pixels on each. */
export function enlarge(
  rectangle: Rectangle,
  horizontal: number,
  vertical = horizontal,
): Rectangle {
  return {
    x: rectangle.x - horizontal,
    y: rectangle.y - vertical,
    width: rectangle.width + 2 * horizontal,
    height: rectangle.height + 2 * vertical,
  };
}

const signs = {
  width: "M-11 0H11M-6 -5L-11 0L-6 5M6 -5L11 0L6 5",
  height: "M0 -11V11M-5 -6L0 -11L5 -6M-5 6L0 11L5 6",
  rising: "M-6 6L6 -6M-6 0V6H0M0 -6H6V0",
  falling: "M-6 -6L6 6M-6 0V-6H0M0 6H6V0",
};

const origin = { x: 0, y: 0, width: 0, height: 0 };

/** A ring around what a grip shows, while the grip has the focus. */
export function GripRing(rectangle: Rectangle) {
  return <rect className={styles.ring} {...rectangle} />;
}

type Sign = keyof typeof signs;

/** A black square with a sign in it. */
export function SignSquare({ size, sign }: { size: number; sign: Sign }) {
  return (
    <>
      <rect {...enlarge(origin, size / 2)} fill={colours.ink} />
      <path d={signs[sign]} stroke={colours.plaster} strokeWidth="2.5" />
    </>
  );
}

/** The square with a sign, in a larger touch target. */
export function GripSquare({ size, sign }: { size: number; sign: Sign }) {
  return (
    <>
      <rect x="-24" y="-24" width="48" height="48" fill="transparent" />
      <GripRing {...enlarge(origin, size / 2 + 6)} />
      <SignSquare size={size} sign={sign} />
    </>
  );
}

const cursors = { width: "ew-resize", height: "ns-resize", size: "nwse-resize", place: "grab" };

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
  /** The measure that it changes, and its limits, in centimetres. */
  value: number;
  min: number;
  max: number;
  /** The height up to which the keys move the grip of the wall's height, in centimetres. */
  highest: number;
  /** The measure in words. */
  text: string;
  at?: { x: number; y: number };
  /** Whether a finger that was held for a moment moves the grip up and down. */
  holdsScroll?: boolean;
  /** Invisible, and out of the reach of a pointer, until its opening is selected. */
  isUnseen?: boolean;
  children: ReactNode;
}

export function GripSlider(props: Props) {
  const { grip, onGrab, label, value, min, max, highest, text, at, children } = props;
  const { wall, onSelect, onChange, onRemove, holdsScroll = false, isUnseen } = props;

  function onKeyDown(event: KeyboardEvent) {
    const changed = moveGripByKey(wall, grip, event.key, highest);
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
      className={classes(styles.grip, isUnseen && styles.unseen)}
      cursor={cursors[grip.kind]}
      transform={at && `translate(${at.x} ${at.y})`}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation={grip.kind === "height" ? "vertical" : "horizontal"}
      aria-valuenow={value / 100}
      aria-valuemin={min / 100}
      aria-valuemax={max / 100}
      aria-valuetext={text}
      data-grip={holdsScroll ? "holds-scroll" : ""}
      onPointerDown={(event) => onGrab(event, grip)}
      onFocus={() => onSelect(grip.openingId)}
      onKeyDown={onKeyDown}
    >
      {children}
    </g>
  );
}

export function gripAt(target: EventTarget | null): SVGElement | null {
  return target instanceof Element ? target.closest<SVGElement>("[data-grip]") : null;
}
