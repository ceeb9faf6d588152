import { useMemo, useState } from "react";
import { fillLengths } from "#components/wall/drawing/describe-drawing.ts";
import type { Wall } from "#components/wall/drawing/drawing.ts";
import { highestByDrag, limitsOf } from "#components/wall/drawing/edit.ts";
import type { WallTexts } from "#data/enquiry/wall.ts";
import { classes } from "#ui/classes.ts";
import { dimensions } from "./dimensions.ts";
import styles from "./Elevation.module.css";
import { followPicture } from "./follow-picture.ts";
import { GripSlider, GripSquare, gripAt, SignSquare, type WallActions } from "./GripSlider.tsx";
import { wallGrips } from "./grips.ts";
import { OpeningGrips } from "./OpeningGrips.tsx";
import { Labels, Paths } from "./Shapes.tsx";
import { StillWall } from "./StillWall.tsx";
import { wallShapes } from "./shapes.ts";
import { useDrag } from "./use-drag.ts";
import type { Size } from "./view.ts";

interface Props extends WallActions {
  /** Whether the wall itself counts; otherwise only the frames in it do. */
  isCounted: boolean;
  /** Whether the wall is dragged no higher than a room. */
  isIndoors: boolean;
  selectedId: number | undefined;
  onDrag: (wall: Wall) => void;
  onDrop: () => void;
  onCancelDrag: () => void;
  texts: WallTexts;
}

/** The sizes of the picture in HTML, on a phone and on wider screens, until the real one is known. */
const firstSizes = { phone: { width: 350, height: 224 }, wide: { width: 780, height: 416 } };

const gripSize = 38;

/** What the grips of the wall's sides look like, until they can be dragged. */
function StillGrips({ width, height }: ReturnType<typeof wallGrips>) {
  return (
    <>
      <g transform={`translate(${width.x} ${width.y})`}>
        <SignSquare size={gripSize} sign="width" />
      </g>
      <g transform={`translate(${height.x} ${height.y})`}>
        <SignSquare size={gripSize} sign="height" />
      </g>
    </>
  );
}

export function Elevation(props: Props) {
  const { isCounted, isIndoors, selectedId, texts, wall } = props;
  const { onSelect, onChange, onRemove, onDrag, onDrop, onCancelDrag: onCancel } = props;
  const [size, setSize] = useState<Size>();
  const highest = highestByDrag(wall, isIndoors);
  const drag = useDrag({ wall, size: size ?? firstSizes.phone, highest, onDrag, onDrop, onCancel });
  const { view, startDrag, handlers, holdsFrom } = drag;
  const follow = useMemo(() => followPicture(setSize, holdsFrom), [holdsFrom]);
  const selected = wall.openings.find(({ id }) => id === selectedId);
  const { shapes, labels } = dimensions(view, wall, selected);
  const { sliders } = texts;
  const names = wall.isCeiling ? sliders.ceiling : sliders.wall;
  const limits = limitsOf(wall);
  const isTall = wall.isCeiling || !isIndoors;
  const grips = wallGrips(view, wall);
  const shared = { wall, highest, onSelect, onChange, onRemove, onGrab: startDrag };

  return (
    <div ref={follow} className={classes(styles.picture, isTall && styles.tall)}>
      {!size && (
        <StillWall wall={wall} size={firstSizes.wide} isCounted={isCounted} className={styles.wide}>
          {(wideView) => <StillGrips {...wallGrips(wideView, wall)} />}
        </StillWall>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
      <svg
        className={classes(styles.drawing, !size && styles.phone)}
        viewBox={`0 0 ${view.width} ${view.height}`}
        fill="none"
        role="group"
        aria-label={texts.drawing}
        onPointerDown={({ target }) => {
          if (!gripAt(target)) {
            onSelect(undefined);
          }
        }}
        {...handlers}
      >
        <Paths shapes={shapes} />
        <Paths shapes={wallShapes(view, wall, isCounted)} />
        <Labels labels={labels} />
        {wall.openings.map((opening) => (
          <OpeningGrips
            {...shared}
            key={opening.id}
            opening={opening}
            view={view}
            isSelected={opening === selected}
            texts={texts}
          />
        ))}
        <GripSlider
          {...shared}
          grip={{ kind: "width" }}
          label={names.width}
          value={wall.width}
          min={limits.width[0]}
          max={limits.width[1]}
          text={fillLengths(sliders.wide, { width: wall.width })}
          at={grips.width}
        >
          <GripSquare size={gripSize} sign="width" />
        </GripSlider>
        <GripSlider
          {...shared}
          grip={{ kind: "height" }}
          label={names.height}
          value={wall.height}
          min={limits.height[0]}
          max={highest}
          text={fillLengths(names.high, { height: wall.height })}
          at={grips.height}
          holdsScroll
        >
          <GripSquare size={gripSize} sign="height" />
        </GripSlider>
      </svg>
    </div>
  );
}
