import { type KeyboardEvent, type ReactNode, useCallback, useState } from "react";
import type { WallTexts } from "#data/pages/wall.ts";
import { fill, metres, type Opening, type Rectangle, type Wall } from "./drawing.ts";
import { limits } from "./edit.ts";
import { type Grip, keyed, sizeGrip, wallGrips } from "./grips.ts";
import {
  ceilingLabel,
  colours,
  dimensions,
  inPicture,
  type Label,
  openingShapes,
  type Shape,
  wallShapes,
} from "./shapes.ts";
import { useDrag } from "./use-drag.ts";
import styles from "./Wall.module.css";

function Paths({ shapes }: { shapes: Shape[] }) {
  return shapes.map((shape, index) => (
    <path key={index} vectorEffect="non-scaling-stroke" {...shape} />
  ));
}

function Labels({ labels }: { labels: Label[] }) {
  return labels.map(({ text, x, y, size, isTurned, hasHalo }, index) => (
    <text
      key={index}
      transform={`translate(${x} ${y})${isTurned ? " rotate(-90)" : ""}`}
      fontSize={size}
      stroke={hasHalo ? colours.shade : "none"}
    >
      {text}
    </text>
  ));
}

const signs = {
  width: "M-11 0H11M-6 -5L-11 0L-6 5M6 -5L11 0L6 5",
  height: "M0 -11V11M-5 -6L0 -11L5 -6M-5 6L0 11L5 6",
  rising: "M-6 6L6 -6M-6 0V6H0M0 -6H6V0",
  falling: "M-6 -6L6 6M-6 0V-6H0M0 6H6V0",
};

const cursors = { width: "ew-resize", height: "ns-resize", size: "nwse-resize", place: "grab" };

/** A rectangle with so much around it, beside and above. */
const grown = ({ x, y, width, height }: Rectangle, beside: number, above = beside) => ({
  x: x - beside,
  y: y - above,
  width: width + 2 * beside,
  height: height + 2 * above,
});
/** What a length is short of a finger on either side. */
const short = (length: number) => Math.max(0, 22 - length / 2);

/** A black square with a sign in it, and around it what a finger needs. */
function Square({ size, sign }: { size: number; sign: keyof typeof signs }) {
  const square = grown({ x: 0, y: 0, width: 0, height: 0 }, size / 2);
  return (
    <>
      <rect x="-24" y="-24" width="48" height="48" fill="transparent" />
      <rect className={styles.ring} {...grown(square, 6)} />
      <rect {...square} fill={colours.ink} />
      <path d={signs[sign]} stroke={colours.plaster} strokeWidth="2.5" />
    </>
  );
}

export interface Actions {
  wall: Wall;
  onHold: (id: number | undefined) => void;
  onChange: (wall: Wall) => void;
  onRemove: (id: number) => void;
}

interface SliderProps extends Actions {
  grip: Grip;
  onGrab: ReturnType<typeof useDrag>["grab"];
  label: string;
  /** The measure it sets, its least and its most, in centimetres. */
  value: readonly [number, number, number];
  text: string;
  at?: { x: number; y: number };
  children: ReactNode;
}

/** What can be taken hold of, as a slider: by pointer and by keys. */
function Slider({ grip, onGrab, label, value, text, at, children, wall, ...on }: SliderProps) {
  const [now, least, most] = value.map((centimetres) => centimetres / 100);

  function press(event: KeyboardEvent) {
    const next = keyed(wall, grip, event.key);
    if (next) {
      on.onChange(next);
    } else if (grip.id && /^(Delete|Backspace)$/.test(event.key)) {
      on.onRemove(grip.id);
    } else {
      return;
    }
    event.preventDefault();
  }
  return (
    <g
      className={styles.grip}
      cursor={cursors[grip.of]}
      transform={at && `translate(${at.x} ${at.y})`}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation={grip.of === "height" ? "vertical" : "horizontal"}
      aria-valuenow={now}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuetext={text}
      onPointerDown={(event) => onGrab(event, grip)}
      onFocus={() => on.onHold(grip.id)}
      onKeyDown={press}
    >
      {children}
    </g>
  );
}

// Not every browser follows touch-action inside a drawing: a finger on a handle would scroll the
// page.
const gripAt = (target: EventTarget | null) => (target as Element).closest(`.${styles.grip}`);
const keepStill = (event: TouchEvent) => gripAt(event.target) && event.preventDefault();

interface Props extends Actions {
  room: number;
  /** Told while a handle is dragged, and whether it was the last time. */
  onPull: (wall: Wall, isOver: boolean) => void;
  held: number | undefined;
  nameOf: (opening: Opening) => string;
  texts: WallTexts;
}

/** The wall at scale, with what it can be taken hold of by. */
export function Elevation({ room, onPull, held, nameOf, texts, ...actions }: Props) {
  const { wall } = actions;
  const { sliders } = texts;
  const [width, setWidth] = useState(350);
  const { view, grab, handlers } = useDrag(wall, room, width, onPull);
  const opening = wall.openings.find(({ id }) => id === held);
  const { shapes, labels } = dimensions(view, wall, opening);
  const sides = wallGrips(view, wall);
  const ceiling = `${texts.ceiling.name} ${metres(wall.width)} × ${metres(room)}`;
  const shared = { ...actions, onGrab: grab };

  const follow = useCallback((around: HTMLDivElement) => {
    around.addEventListener("touchstart", keepStill, { passive: false });
    const observer = new ResizeObserver(() => setWidth(around.clientWidth));
    observer.observe(around);
    return () => observer.disconnect();
  }, []);

  function openingSliders(one: Opening) {
    const { id, kind, x, width } = one;
    const box = inPicture(view, one);
    const { corner, at } = sizeGrip(view, wall, one);
    const name = nameOf(one);
    return (
      <g key={id} data-held={id === held ? "" : undefined}>
        <Slider
          {...shared}
          grip={{ of: "place", id }}
          label={fill(sliders.place, { name })}
          value={[x, 0, wall.width - width]}
          text={fill(sliders[kind], { ...one })}
        >
          <rect {...grown(box, short(box.width), short(box.height))} fill="transparent" />
          <Paths shapes={openingShapes(view, one)} />
          <rect className={styles.ring} {...grown(box, 5)} />
        </Slider>
        <Slider
          {...shared}
          grip={{ of: "size", id, corner }}
          label={fill(sliders.size, { name })}
          value={[width, limits.opening, wall.width]}
          text={fill(sliders.sized, { ...one })}
          at={at}
        >
          <Square size={26} sign={corner.across === corner.up ? "rising" : "falling"} />
        </Slider>
      </g>
    );
  }

  return (
    <div ref={follow}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${view.width} ${view.height}`}
        width={view.width}
        height={view.height}
        fill="none"
        role="group"
        aria-label={texts.drawing}
        onPointerDown={({ target }) => gripAt(target) ?? actions.onHold(undefined)}
        {...handlers}
      >
        <Paths shapes={shapes} />
        <Labels labels={labels} />
        <Paths shapes={wallShapes(view, wall)} />
        <Labels labels={ceilingLabel(view, wall, ceiling)} />
        {wall.openings.map(openingSliders)}
        {(["width", "height"] as const).map((side) => (
          <Slider
            {...shared}
            key={side}
            grip={{ of: side }}
            label={sliders[side]}
            value={[wall[side], ...limits[side]]}
            text={fill(sliders[side === "width" ? "wide" : "high"], { [side]: wall[side] })}
            at={sides[side]}
          >
            <Square size={38} sign={side} />
          </Slider>
        ))}
      </svg>
    </div>
  );
}
