import { type Dispatch, useCallback, useState } from "react";
import type { WallTexts } from "#data/enquiry/wall.ts";
import { classes } from "#ui/classes.ts";
import { fillLengths, openingName } from "./describe-drawing.ts";
import styles from "./Elevation.module.css";
import { GripSlider, Sign } from "./GripSlider.tsx";
import {
  type CountedSurface,
  countsItself,
  isOutside,
  limitsOf,
  smallestOpening,
  type Wall,
} from "./geometry.ts";
import { Distance, OpeningShape, StillWall, WallShape } from "./Picture.tsx";
import { useDrag } from "./use-drag.ts";
import { boxInPicture, type Size, wallBox } from "./view.ts";
import type { WallAction } from "./wall-reducer.ts";

interface Props {
  wall: Wall;
  /** What is measured for the work. */
  measure: CountedSurface;
  selectedId: number | undefined;
  dispatch: Dispatch<WallAction>;
  /** Takes away the selected opening. */
  onRemove: () => void;
  texts: Pick<WallTexts, "drawing" | "sliders" | "openings">;
}

/** The sizes of the picture until its script knows the real one. */
const firstSizes = { phone: { width: 350, height: 224 }, wide: { width: 780, height: 416 } };

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
  const isTall = wall.isCeiling || isOutside(measure);

  return (
    <div ref={follow} className={classes(styles.picture, isTall && styles.tall)}>
      {size ? (
        <LiveWall {...props} size={size} />
      ) : (
        (["phone", "wide"] as const).map((screen) => (
          <StillWall
            key={screen}
            wall={wall}
            size={firstSizes[screen]}
            isCounted={countsItself(wall, measure)}
            className={`${styles.drawing} ${styles[screen]}`}
          />
        ))
      )}
    </div>
  );
}

/** What a square with a sign in it takes. */
const squareAt = ({ x, y }: { x: number; y: number }, half: number) => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

function LiveWall({
  wall,
  measure,
  size,
  selectedId,
  dispatch,
  onRemove,
  texts,
}: Props & { size: Size }) {
  const { view, ref, onGrab, handlers } = useDrag(wall, size, dispatch);
  const { sliders } = texts;
  const names = wall.isCeiling ? sliders.ceiling : sliders.wall;
  const selected = wall.openings.find(({ id }) => id === selectedId);
  const actions = { dispatch, onRemove, onGrab };
  const box = wallBox(view, wall);
  const places = {
    width: { x: box.x + box.width, y: box.y + box.height / 2 },
    // Near a corner, because a thumb that scrolls the page goes over the middle of the picture.
    height: { x: box.x + 24, y: box.y },
  };

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
          dispatch({ type: "select", id: undefined });
        }
      }}
      {...handlers}
    >
      <WallShape view={view} wall={wall} isCounted={countsItself(wall, measure)} />
      {selected && selected.x > 0 && <Distance view={view} x={selected.x} />}
      {wall.openings.map((opening) => {
        const { id, kind, x, y, width, height } = opening;
        const place = boxInPicture(view, opening);
        // Just outside the opening, so that a small window can still be moved.
        const corner = { x: place.x + place.width + 10, y: place.y - 10 };
        const name = openingName(opening, wall, texts);
        return (
          <g key={id}>
            <GripSlider
              {...actions}
              grip={{ kind: "place", openingId: id }}
              label={fillLengths(sliders.place, { name })}
              value={x}
              limits={[0, wall.width - width]}
              text={fillLengths(sliders[kind], { x, y })}
              box={place}
              holdsScroll={kind === "window"}
            >
              <OpeningShape view={view} opening={opening} />
            </GripSlider>
            <GripSlider
              {...actions}
              grip={{ kind: "size", openingId: id }}
              label={fillLengths(sliders.size, { name })}
              value={width}
              limits={[smallestOpening, wall.width]}
              text={fillLengths(sliders.sized, { width, height })}
              box={squareAt(corner, 13)}
              holdsScroll
              isUnseen={opening !== selected}
            >
              <Sign sign="size" at={corner} />
            </GripSlider>
          </g>
        );
      })}
      {(["width", "height"] as const).map((side) => (
        <GripSlider
          {...actions}
          key={side}
          grip={{ kind: side }}
          label={names[side]}
          value={wall[side]}
          limits={limitsOf(wall)[side]}
          text={fillLengths(side === "width" ? sliders.wide : names.high, { [side]: wall[side] })}
          box={squareAt(places[side], 19)}
          holdsScroll={side === "height"}
        >
          <Sign sign={side} at={places[side]} />
        </GripSlider>
      ))}
    </svg>
  );
}
