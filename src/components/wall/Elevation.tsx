import { type Dispatch, useCallback, useState } from "react";
import type { WallTexts } from "#data/enquiry/wall.ts";
import { classes } from "#ui/classes.ts";
import { fillLengths, openingName } from "./describe-drawing.ts";
import styles from "./Elevation.module.css";
import { type GripActions, GripSlider, Sign } from "./GripSlider.tsx";
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
import { boxInPicture, type Size, type View, wallBox } from "./view.ts";
import type { WallAction } from "./wall-reducer.ts";

interface Props {
  wall: Wall;
  /** What is measured for the work. */
  measure: CountedSurface;
  selectedId: number | undefined;
  dispatch: Dispatch<WallAction>;
  onRemove: (openingId: number) => void;
  texts: Pick<WallTexts, "drawing" | "sliders" | "openings">;
}

/** The sizes of the picture in HTML, on a phone and on wider screens, until the real one is known. */
const firstSizes = { phone: { width: 350, height: 224 }, wide: { width: 780, height: 416 } };

/**
 * Where the grips of a wall's sides are in the picture. That of the height is near a corner,
 * because a thumb that scrolls the page goes over the middle of the picture.
 */
function gripPlaces(view: View, wall: Wall) {
  const { x, y, width, height } = wallBox(view, wall);
  return { width: { x: x + width, y: y + height / 2 }, height: { x: x + 24, y } };
}

/** What a square with a sign in it takes. */
const squareAt = ({ x, y }: { x: number; y: number }, half: number) => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  height: 2 * half,
});

/** A wall at scale, with its sides, doors and windows to drag, or to move by keys. */
export function Elevation({ wall, measure, selectedId, dispatch, onRemove, texts }: Props) {
  const [size, setSize] = useState<Size>();
  const drag = useDrag(wall, size ?? firstSizes.phone, dispatch);
  const { view, startDrag, handlers, holdsFrom } = drag;
  const follow = useCallback(
    (picture: HTMLDivElement) => {
      const observer = new ResizeObserver(() => {
        setSize({ width: picture.clientWidth, height: picture.clientHeight });
      });
      observer.observe(picture);
      // A finger that holds a grip does not scroll the page. A second one still enlarges it.
      const keepFromScrolling = (event: TouchEvent) => {
        const isHeld = event.timeStamp >= holdsFrom.current;
        // Newer (TouchEvent.touches, TouchList.length): without them there is no touchmove.
        if (isHeld && event.touches.length === 1 && event.cancelable) {
          event.preventDefault();
        }
      };
      picture.addEventListener("touchmove", keepFromScrolling, { passive: false });
      return () => observer.disconnect();
    },
    [holdsFrom],
  );
  const select = (id: number | undefined) => dispatch({ type: "select", id });
  const { sliders } = texts;
  const names = wall.isCeiling ? sliders.ceiling : sliders.wall;
  const places = gripPlaces(view, wall);
  const isCounted = countsItself(wall, measure);
  const isTall = wall.isCeiling || isOutside(measure);
  const selected = wall.openings.find(({ id }) => id === selectedId);
  const actions: GripActions = {
    onSelect: select,
    onMove: (grip, distance) => dispatch({ type: "move", grip, distance }),
    onRemove,
    onGrab: startDrag,
  };

  return (
    <div ref={follow} className={classes(styles.picture, isTall && styles.tall)}>
      {!size && (
        <StillWall wall={wall} size={firstSizes.wide} isCounted={isCounted} className={styles.wide}>
          {(wideView) => {
            const at = gripPlaces(wideView, wall);
            return (
              <>
                <Sign sign="width" at={at.width} />
                <Sign sign="height" at={at.height} />
              </>
            );
          }}
        </StillWall>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
      <svg
        className={classes(styles.drawing, !size && styles.phone)}
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
        <WallShape view={view} wall={wall} isCounted={isCounted} />
        {selected && selected.x > 0 && <Distance view={view} x={selected.x} />}
        {wall.openings.map((opening) => {
          const { id, kind, x, y, width, height } = opening;
          const box = boxInPicture(view, opening);
          // Just outside the opening, so that a small window can still be moved.
          const corner = { x: box.x + box.width + 10, y: box.y - 10 };
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
                box={box}
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
            text={fillLengths(side === "width" ? sliders.wide : names.high, {
              [side]: wall[side],
            })}
            box={squareAt(places[side], 19)}
            holdsScroll={side === "height"}
          >
            <Sign sign={side} at={places[side]} />
          </GripSlider>
        ))}
      </svg>
    </div>
  );
}
