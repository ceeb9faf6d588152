import { type KeyboardEvent, useMemo, useState } from "react";
import { fillLengths } from "#components/wall/drawing/describe-drawing.ts";
import type { Wall } from "#components/wall/drawing/drawing.ts";
import { highestByDrag, limitsOf } from "#components/wall/drawing/edit.ts";
import type { WallTexts } from "#data/enquiry/wall.ts";
import { classes } from "#ui/classes.ts";
import { dimensions } from "./dimensions.ts";
import styles from "./Elevation.module.css";
import { followPicture } from "./follow-picture.ts";
import { GripSlider, GripSquare, gripAt, type WallActions } from "./GripSlider.tsx";
import { wallGrips } from "./grips.ts";
import { OpeningGrips } from "./OpeningGrips.tsx";
import { Labels, Paths } from "./Shapes.tsx";
import { wallShapes } from "./shapes.ts";
import { useDrag } from "./use-drag.ts";

interface Props extends WallActions {
  /** Whether the wall itself counts; otherwise only the frames in it do. */
  isCounted: boolean;
  /** Whether the wall is dragged no higher than a room. */
  isIndoors: boolean;
  selectedId: number | undefined;
  onDrag: (wall: Wall) => void;
  onDrop: () => void;
  onCancelDrag: () => void;
  onUndo: () => void;
  texts: WallTexts;
}

/** The size of the picture in HTML, before a browser knows the real one. */
const firstSize = { width: 350, height: 248 };

export function Elevation(props: Props) {
  const { isCounted, isIndoors, selectedId, texts, wall } = props;
  const { onSelect, onChange, onRemove, onDrag, onDrop, onCancelDrag: onCancel, onUndo } = props;
  const [size, setSize] = useState(firstSize);
  const highest = highestByDrag(wall, isIndoors);
  const drag = useDrag({ wall, size, highest, onDrag, onDrop, onCancel });
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

  function undoByKey(event: KeyboardEvent) {
    const isUndo = event.key.toLowerCase() === "z" && !event.shiftKey;
    if (isUndo && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onUndo();
    }
  }

  return (
    <div ref={follow} className={classes(styles.picture, isTall && styles.tall)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${view.width} ${view.height}`}
        fill="none"
        role="group"
        aria-label={texts.drawing}
        onPointerDown={({ target }) => {
          if (!gripAt(target)) {
            onSelect(undefined);
          }
        }}
        onKeyDown={undoByKey}
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
          <GripSquare size={38} sign="width" />
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
          <GripSquare size={38} sign="height" />
        </GripSlider>
      </svg>
    </div>
  );
}
