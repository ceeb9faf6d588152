import type { WallTexts } from "@contractor/core/facts/enquiry/wall.ts";
import { type Dispatch, type KeyboardEvent, type ReactNode, useCallback, useState } from "react";
import { classes } from "#ui/classes.ts";
import { fillLengths, openingName } from "./describe-drawing.ts";
import styles from "./Elevation.module.css";
import {
  type CountedSurface,
  countsFrames,
  type Distance,
  type Grip,
  isOutside,
  moveGrip,
  type Rectangle,
  sides,
  smallestOpening,
  step,
  type Wall,
  wallLimits,
} from "./geometry.ts";
import { OpeningShape, StillWall, WallShape } from "./Picture.tsx";
import { useDrag } from "./use-drag.ts";
import { boxInPicture, type Size, type View, wallBox } from "./view.ts";
import type { WallAction } from "./wall-reducer.ts";

interface Props {
  wall: Wall;
  /** What is measured for the work. */
  measure: CountedSurface;
  selectedId: number | undefined;
  dispatch: Dispatch<WallAction>;
  /** Takes away the selected opening. */
  onRemove: () => void;
  texts: WallTexts;
}

/** The sizes of the picture until its script knows the real one, by the screens that have each. */
const firstSizes = {
  "u-phone-only": { width: 350, height: 224 },
  "u-not-on-phone": { width: 780, height: 416 },
};

/** A wall at scale, with its sides, doors and windows to drag, or to move by keys. */
export function Elevation(props: Props) {
  const { wall, measure } = props;
  const [size, setSize] = useState<Size>();
  const follow = useCallback((picture: HTMLDivElement) => {
    const observer = new ResizeObserver(() => {
      setSize({ width: picture.clientWidth, height: picture.clientHeight });
    });
    observer.observe(picture);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={follow} className={classes(styles.picture, isOutside(measure) && styles.tall)}>
      {size ? (
        <LiveWall {...props} size={size} />
      ) : (
        Object.entries(firstSizes).map(([screen, firstSize]) => (
          <StillWall
            key={screen}
            wall={wall}
            size={firstSize}
            isCounted={!countsFrames(measure)}
            className={`${styles.drawing} ${screen}`}
          />
        ))
      )}
    </div>
  );
}

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

/** What a visitor drags, or moves by keys: a slider for a screen reader. */
interface Slider {
  grip: Grip;
  label: string;
  /** The measure that it changes, and its limits, in centimetres. */
  value: number;
  limits: readonly [min: number, max: number];
  /** The measure in words. */
  text: string;
  /** The place of the opening or the square in the picture: the ring of its focus is around it. */
  box: Rectangle;
  shape?: ReactNode;
}

const larger = ({ x, y, width, height }: Rectangle, across: number, up: number): Rectangle => ({
  x: x - across,
  y: y - up,
  width: width + 2 * across,
  height: height + 2 * up,
});

/** A square so large on either side of its middle. */
const squareAt = (x: number, y: number, half: number) =>
  larger({ x, y, width: 0, height: 0 }, half, half);

/** How much to add on either side of a touch target of this length, in pixels. */
const missingForFinger = (length: number) => Math.max(0, 24 - length / 2);

/** The sliders of a wall in this view: for its openings, the size of the chosen one, its sides. */
function slidersOf({ wall, selectedId, texts }: Props, view: View): Slider[] {
  const { sliders } = texts;
  const box = wallBox(view, wall);
  const squares = {
    width: squareAt(box.x + box.width, box.y + box.height / 2, 19),
    // Near a corner, because a thumb that scrolls the page goes over the middle of the picture.
    height: squareAt(box.x + 24, box.y, 19),
  };
  const ofOpenings = wall.openings.flatMap((opening): Slider[] => {
    const { id: openingId, kind, x, y, width, height } = opening;
    const place = boxInPicture(view, opening);
    const name = openingName(opening, wall, texts);
    const ofPlace: Slider = {
      grip: { kind: "place", openingId },
      label: fillLengths(sliders.place, { name }),
      value: x,
      limits: [0, wall.width - width],
      text: fillLengths(sliders[kind], { x, y }),
      box: place,
      shape: <OpeningShape view={view} opening={opening} />,
    };
    const ofSize: Slider = {
      grip: { kind: "size", openingId },
      label: fillLengths(sliders.size, { name }),
      value: width,
      limits: [smallestOpening, wall.width],
      text: fillLengths(sliders.sized, { width, height }),
      // Just outside the opening, so that a small window can still be moved.
      box: squareAt(place.x + place.width + 10, place.y - 10, 13),
    };
    return openingId === selectedId ? [ofPlace, ofSize] : [ofPlace];
  });
  const ofSides = sides.map((side) => ({
    grip: { kind: side },
    label: sliders[side],
    value: wall[side],
    limits: wallLimits[side],
    text: fillLengths(side === "width" ? sliders.wide : sliders.high, { [side]: wall[side] }),
    box: squares[side],
  }));
  return [...ofOpenings, ...ofSides];
}

function LiveWall(props: Props & { size: Size }) {
  const { wall, measure, size, dispatch, onRemove, texts } = props;
  const { view, ref, onGrab, handlers } = useDrag(wall, size, dispatch);
  const select = (id: number | undefined) => dispatch({ type: "select", id });

  function onKeyDown(event: KeyboardEvent, grip: Grip) {
    const distance = distanceOf(event.key, grip);
    const isRemoval = event.key === "Delete" || event.key === "Backspace";
    if (distance) {
      dispatch({ type: "change", change: (now) => moveGrip(now, grip, distance) });
    } else if (grip.openingId !== undefined && isRemoval) {
      select(grip.openingId);
      onRemove();
    }
    if (distance || isRemoval) {
      event.preventDefault();
    }
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset.
    <svg
      ref={ref}
      className={styles.drawing}
      viewBox={`0 0 ${view.width} ${view.height}`}
      role="group"
      aria-label={texts.drawing}
      onPointerDown={({ target }) => {
        if (!(target instanceof Element && target.closest("[data-grip]"))) {
          select(undefined);
        }
      }}
      {...handlers}
    >
      <WallShape view={view} wall={wall} isCounted={!countsFrames(measure)} />
      {slidersOf(props, view).map(({ grip, limits: [min, max], box, shape, ...slider }) => (
        <g
          key={`${grip.kind} ${grip.openingId}`}
          className={styles.grip}
          cursor={cursors[grip.kind]}
          role="slider"
          tabIndex={0}
          aria-label={slider.label}
          aria-orientation={grip.kind === "height" ? "vertical" : "horizontal"}
          aria-valuenow={slider.value / 100}
          aria-valuemin={min / 100}
          aria-valuemax={max / 100}
          aria-valuetext={slider.text}
          data-grip=""
          onPointerDown={(event) => onGrab(event, grip)}
          onFocus={() => select(grip.openingId)}
          onKeyDown={(event) => onKeyDown(event, grip)}
        >
          <rect
            {...larger(box, missingForFinger(box.width), missingForFinger(box.height))}
            fill="transparent"
          />
          {shape ?? (
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
      ))}
    </svg>
  );
}
