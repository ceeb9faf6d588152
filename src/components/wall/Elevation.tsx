import { type Dispatch, useCallback, useState } from "react";
import type { WallTexts } from "#data/enquiry/wall.ts";
import { classes } from "#ui/classes.ts";
import { fillLengths, openingName } from "./describe-drawing.ts";
import styles from "./Elevation.module.css";
import { GripSlider } from "./GripSlider.tsx";
import {
  type CountedSurface,
  countsItself,
  isOutside,
  limitsOf,
  smallestOpening,
  type Wall,
} from "./geometry.ts";
import { OpeningShape, StillWall, WallShape } from "./Picture.tsx";
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

const squareAt = (x: number, y: number, half: number) => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

function LiveWall(props: Props & { size: Size }) {
  const { wall, measure, size, selectedId, dispatch, onRemove, texts } = props;
  const { view, ref, onGrab, handlers } = useDrag(wall, size, dispatch);
  const { sliders } = texts;
  const names = wall.isCeiling ? sliders.ceiling : sliders.wall;
  const actions = { dispatch, onRemove, onGrab };
  const box = wallBox(view, wall);
  const squares = {
    width: squareAt(box.x + box.width, box.y + box.height / 2, 19),
    // Near a corner, because a thumb that scrolls the page goes over the middle of the picture.
    height: squareAt(box.x + 24, box.y, 19),
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
      {wall.openings.map((opening) => {
        const { id: openingId, kind, x, y, width, height } = opening;
        const place = boxInPicture(view, opening);
        // Just outside the opening, so that a small window can still be moved.
        const corner = squareAt(place.x + place.width + 10, place.y - 10, 13);
        const name = openingName(opening, wall, texts);
        return (
          <g key={openingId}>
            <GripSlider
              {...actions}
              grip={{ kind: "place", openingId }}
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
              grip={{ kind: "size", openingId }}
              label={fillLengths(sliders.size, { name })}
              value={width}
              limits={[smallestOpening, wall.width]}
              text={fillLengths(sliders.sized, { width, height })}
              box={corner}
              holdsScroll
              isUnseen={openingId !== selectedId}
            />
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
          box={squares[side]}
          holdsScroll={side === "height"}
        />
      ))}
    </svg>
  );
}
