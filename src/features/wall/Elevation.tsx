import { useCallback, useState } from "react";
import type { WallTexts } from "#data/texts/wall.ts";
import { fillLengths, metres } from "./describe-drawing.ts";
import type { Opening, Wall } from "./drawing.ts";
import styles from "./Elevation.module.css";
import { limits } from "./edit.ts";
import {
  enlarge,
  GripRing,
  GripSlider,
  GripSquare,
  gripAt,
  type WallActions,
} from "./GripSlider.tsx";
import { sizeGrip, wallGrips } from "./grips.ts";
import {
  boxInPicture,
  ceilingLabel,
  colours,
  dimensions,
  type Label,
  openingShapes,
  type Shape,
  wallShapes,
} from "./shapes.ts";
import { useDrag } from "./use-drag.ts";

function Paths({ shapes }: { shapes: Shape[] }) {
  return shapes.map((shape, index) => (
    <path key={index} vectorEffect="non-scaling-stroke" {...shape} />
  ));
}

function Labels({ labels }: { labels: Label[] }) {
  return labels.map(({ text, x, y, size, isTurned, hasHalo }, index) => (
    <text
      key={index}
      className={styles.text}
      transform={`translate(${x} ${y})${isTurned ? " rotate(-90)" : ""}`}
      fontSize={size}
      stroke={hasHalo ? colours.shade : "none"}
    >
      {text}
    </text>
  ));
}

/**
 * How much to add on either side, in pixels, to make a touch target of this length large enough.
 */
const missingForFinger = (length: number) => Math.max(0, 22 - length / 2);

/**
 * Keeps a finger on a grip from scrolling the page. Some browsers ignore touch-action in an SVG.
 */
function preventScroll(event: TouchEvent): void {
  if (gripAt(event.target)) {
    event.preventDefault();
  }
}

interface Props extends WallActions {
  /** Whether the wall itself counts; otherwise only the frames in it do. */
  isCounted: boolean;
  /** The length of the room below the ceiling, in centimetres; 0 where there is no ceiling. */
  roomLength: number;
  /** Called while a grip is dragged; `isOver` is true for the last call. */
  onDrag: (wall: Wall, isOver: boolean) => void;
  selectedId: number | undefined;
  nameOf: (opening: Opening) => string;
  texts: WallTexts;
}

/** The wall at scale, with the grips that change it. */
export function Elevation(props: Props) {
  const { isCounted, roomLength, onDrag, selectedId, nameOf, texts, ...actions } = props;
  const { wall, onSelect } = actions;
  const { sliders } = texts;
  const [width, setWidth] = useState(350);
  const { view, startDrag, handlers } = useDrag(wall, roomLength, width, onDrag);
  const selected = wall.openings.find(({ id }) => id === selectedId);
  const { shapes, labels } = dimensions(view, wall, selected);
  const sideGrips = wallGrips(view, wall);
  const ceiling = `${texts.ceiling.name} ${metres(wall.width)} × ${metres(roomLength)}`;
  const shared = { ...actions, onGrab: startDrag };

  const followWidth = useCallback((container: HTMLDivElement) => {
    container.addEventListener("touchstart", preventScroll, { passive: false });
    const observer = new ResizeObserver(() => setWidth(container.clientWidth));
    observer.observe(container);
    return () => observer.disconnect();
  }, []);

  function openingGrips(opening: Opening) {
    const { id, kind, x, y, width, height } = opening;
    const box = boxInPicture(view, opening);
    const { corner, at } = sizeGrip(view, wall, opening);
    const name = nameOf(opening);
    const measures = { x, y, width, height };
    const touchArea = enlarge(box, missingForFinger(box.width), missingForFinger(box.height));
    return (
      <g key={id}>
        <GripSlider
          {...shared}
          grip={{ kind: "place", openingId: id }}
          label={fillLengths(sliders.place, { name })}
          value={x}
          min={0}
          max={wall.width - width}
          text={fillLengths(sliders[kind], measures)}
        >
          <rect {...touchArea} fill="transparent" />
          <Paths shapes={openingShapes(view, opening)} />
          <GripRing {...enlarge(box, 5)} />
        </GripSlider>
        <GripSlider
          {...shared}
          grip={{ kind: "size", openingId: id, corner }}
          label={fillLengths(sliders.size, { name })}
          value={width}
          min={limits.opening}
          max={wall.width}
          text={fillLengths(sliders.sized, measures)}
          at={at}
          isUnseen={id !== selectedId}
        >
          <GripSquare size={26} sign={corner.across === corner.up ? "rising" : "falling"} />
        </GripSlider>
      </g>
    );
  }

  return (
    <div ref={followWidth}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${view.width} ${view.height}`}
        width={view.width}
        height={view.height}
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
        <Labels labels={ceilingLabel(view, wall, ceiling)} />
        {wall.openings.map(openingGrips)}
        <GripSlider
          {...shared}
          grip={{ kind: "width" }}
          label={sliders.width}
          value={wall.width}
          min={limits.width[0]}
          max={limits.width[1]}
          text={fillLengths(sliders.wide, { width: wall.width })}
          at={sideGrips.width}
        >
          <GripSquare size={38} sign="width" />
        </GripSlider>
        <GripSlider
          {...shared}
          grip={{ kind: "height" }}
          label={sliders.height}
          value={wall.height}
          min={limits.height[0]}
          max={limits.height[1]}
          text={fillLengths(sliders.high, { height: wall.height })}
          at={sideGrips.height}
        >
          <GripSquare size={38} sign="height" />
        </GripSlider>
      </svg>
    </div>
  );
}
