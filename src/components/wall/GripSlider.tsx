import type { Dispatch, KeyboardEvent, PointerEvent, ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import styles from "./Elevation.module.css";
import { type Rectangle, step } from "./geometry.ts";
import type { Distance, Grip, WallAction } from "./wall-reducer.ts";

/** The signs of what is dragged by a black square; an opening is dragged by itself. */
const signs = {
  place: "",
  width: "M-11 0H11M-6 -5L-11 0L-6 5M6 -5L11 0L6 5",
  height: "M0 -11V11M-5 -6L0 -11L5 -6M-5 6L0 11L5 6",
  size: "M-6 6L6 -6M-6 0V6H0M0 -6H6V0",
};

const cursors = { width: "ew-resize", height: "ns-resize", size: "nesw-resize", place: "grab" };

const keyDistances: Record<string, Distance> = {
  ArrowRight: { across: step, up: 0 },
  ArrowLeft: { across: -step, up: 0 },
  ArrowUp: { across: 0, up: step },
  ArrowDown: { across: 0, up: -step },
  PageUp: { across: 10 * step, up: 0 },
  PageDown: { across: -10 * step, up: 0 },
  Home: { across: -10_000, up: 0 },
  End: { across: 10_000, up: 0 },
};

/** How far a key moves a grip; a side of the wall has one measure, which all keys change. */
function distanceOf(key: string, grip: Grip): Distance | undefined {
  const distance = keyDistances[key];
  const change = distance && (distance.across || distance.up);
  return change && grip.openingId === undefined ? { across: change, up: change } : distance;
}

interface Props {
  dispatch: Dispatch<WallAction>;
  /** Takes away the selected opening. */
  onRemove: () => void;
  onGrab: (event: PointerEvent<SVGElement>, grip: Grip) => void;
  grip: Grip;
  label: string;
  /** The measure that it changes, and its limits, in centimetres. */
  value: number;
  limits: readonly [min: number, max: number];
  /** The measure in words. */
  text: string;
  /** The place of the opening or the square in the picture: the ring of its focus is around it. */
  box: Rectangle;
  /** Whether a finger that was held for a moment moves the grip up and down. */
  holdsScroll?: boolean;
  /** Invisible, and out of the reach of a pointer, until its opening is selected. */
  isUnseen?: boolean;
  children?: ReactNode;
}

const larger = ({ x, y, width, height }: Rectangle, across: number, up: number): Rectangle => ({
  x: x - across,
  y: y - up,
  width: width + 2 * across,
  height: height + 2 * up,
});

/** How much to add on either side of a touch target of this length, in pixels. */
const missingForFinger = (length: number) => Math.max(0, 24 - length / 2);

/** What a visitor drags, or moves by keys: a slider for a screen reader. */
export function GripSlider(props: Props) {
  const { grip, label, value, limits, text, box, holdsScroll, isUnseen, children } = props;
  const { dispatch, onRemove, onGrab } = props;
  const select = () => dispatch({ type: "select", id: grip.openingId });

  function onKeyDown(event: KeyboardEvent) {
    const distance = distanceOf(event.key, grip);
    const isRemoval = event.key === "Delete" || event.key === "Backspace";
    if (distance) {
      dispatch({ type: "move", grip, distance });
    } else if (grip.openingId !== undefined && isRemoval) {
      select();
      onRemove();
    } else {
      return;
    }
    event.preventDefault();
  }

  return (
    <g
      className={classes(styles.grip, isUnseen && styles.unseen)}
      cursor={cursors[grip.kind]}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation={grip.kind === "height" ? "vertical" : "horizontal"}
      aria-valuenow={value / 100}
      aria-valuemin={limits[0] / 100}
      aria-valuemax={limits[1] / 100}
      aria-valuetext={text}
      data-grip={holdsScroll ? "holds-scroll" : ""}
      onPointerDown={(event) => onGrab(event, grip)}
      onFocus={select}
      onKeyDown={onKeyDown}
    >
      <rect
        {...larger(box, missingForFinger(box.width), missingForFinger(box.height))}
        fill="transparent"
      />
      {children ?? (
        <>
          <rect className={styles.square} {...box} />
          <path
            className={styles.sign}
            d={signs[grip.kind]}
            transform={`translate(${box.x + box.width / 2} ${box.y + box.height / 2})`}
          />
        </>
      )}
      <rect className={styles.ring} {...larger(box, 5, 5)} />
    </g>
  );
}
