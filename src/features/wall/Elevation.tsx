import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { fill, metres, type Opening, type Wall } from "./drawing";
import { limits } from "./edit";
import { type Grip, keyed, sizeGrip, wallGrips } from "./grips";
import {
  ceilingLabel,
  colours,
  dimensions,
  inPicture,
  type Label,
  openingShapes,
  type Shape,
  wallShapes,
} from "./shapes";
import type { WallTexts } from "@/content/pages/wall";
import type { useDrag } from "./use-drag";
import styles from "./Wall.module.css";

function Paths({ shapes }: { shapes: Shape[] }) {
  return shapes.map(({ d, fill = "none", stroke, width }, index) => (
    <path key={index} d={d} fill={fill} stroke={stroke} strokeWidth={width} />
  ));
}

function Labels({ labels }: { labels: Label[] }) {
  return labels.map(({ text, x, y, size, isTurned, hasHalo }, index) => (
    <text
      key={index}
      transform={`translate(${x} ${y})${isTurned ? " rotate(-90)" : ""}`}
      fontSize={size}
      textAnchor="middle"
      dominantBaseline="central"
      stroke={hasHalo ? colours.shade : "none"}
      strokeWidth="10"
      paintOrder="stroke"
    >
      {text}
    </text>
  ));
}

/** The signs on the handles, by what they do. */
const signs = {
  width: "M-11 0H11M-6 -5L-11 0L-6 5M6 -5L11 0L6 5",
  height: "M0 -11V11M-5 -6L0 -11L5 -6M-5 6L0 11L5 6",
  rising: "M-6 6L6 -6M-6 0V6H0M0 -6H6V0",
  falling: "M-6 -6L6 6M-6 0V-6H0M0 6H6V0",
};

/** A black square with a sign in it, and around it what a finger needs. */
function Square({ size, sign }: { size: number; sign: keyof typeof signs }) {
  const edge = -size / 2;
  return (
    <>
      <rect x="-24" y="-24" width="48" height="48" fill="transparent" />
      <rect className={styles.ring} x={edge - 6} y={edge - 6} width={size + 12} height={size + 12} />
      <rect x={edge} y={edge} width={size} height={size} fill={colours.ink} />
      <path d={signs[sign]} fill="none" stroke={colours.plaster} strokeWidth="2.5" />
    </>
  );
}

interface Actions {
  onHold: (id: number | undefined) => void;
  onChange: (wall: Wall) => void;
  onRemove: (id: number) => void;
}

interface SliderProps extends Actions {
  wall: Wall;
  drag: ReturnType<typeof useDrag>;
  of: Grip;
  label: string;
  /** The measure it sets, its least and its most, in centimetres. */
  value: readonly [number, number, number];
  text: string;
  at?: { x: number; y: number };
  children: ReactNode;
}

/** What can be taken hold of, as a slider: by pointer and by keys. */
function Slider({ wall, drag, of, label, value, text, at, children, ...actions }: SliderProps) {
  const id = "id" in of ? of.id : undefined;
  const [now, least, most] = value.map((centimetres) => centimetres / 100);

  function press(event: KeyboardEvent) {
    const next = keyed(wall, of, event.key);
    const removes = id !== undefined && /^(Delete|Backspace)$/.test(event.key);
    if (!next && !removes) return;
    event.preventDefault();
    if (next) actions.onChange(next);
    else if (id !== undefined) actions.onRemove(id);
  }
  return (
    <g
      className={`${styles.grip} ${styles[of.of]}`}
      transform={at && `translate(${at.x} ${at.y})`}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation={of.of === "height" ? "vertical" : "horizontal"}
      aria-valuenow={now}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuetext={text}
      onPointerDown={(event) => drag.grab(event, of)}
      onFocus={() => actions.onHold(id)}
      onKeyDown={press}
    >
      {children}
    </g>
  );
}

interface Props extends Actions {
  wall: Wall;
  drag: ReturnType<typeof useDrag>;
  /** What is written in the ceiling. */
  ceiling: string;
  /** The opening that was taken hold of last. */
  held: number | undefined;
  nameOf: (opening: Opening) => string;
  texts: WallTexts;
}

/** The wall at scale, with what it can be taken hold of by. */
export function Elevation({ ceiling, held, nameOf, texts, ...rest }: Props) {
  const { wall, drag, onHold } = rest;
  const { view } = drag;
  const { sliders } = texts;
  const picture = useRef<SVGSVGElement>(null);
  const opening = wall.openings.find(({ id }) => id === held);
  const { shapes, labels } = dimensions(view, wall, opening);
  const sides = wallGrips(view, wall);
  const say = (template: string, { x = 0, y = 0, width = 0, height = 0 }: Partial<Opening>) =>
    fill(template, { x: metres(x), y: metres(y), width: metres(width), height: metres(height) });

  // Not every browser follows touch-action inside a drawing: a finger on a handle would scroll the page.
  useEffect(() => {
    const keep = (event: TouchEvent) => {
      if (event.target instanceof Element && event.target.closest(`.${styles.grip}`)) event.preventDefault();
    };
    const { current } = picture;
    current?.addEventListener("touchstart", keep, { passive: false });
    return () => current?.removeEventListener("touchstart", keep);
  }, []);

  function openingSliders(one: Opening) {
    const { id, kind, x, width } = one;
    const box = inPicture(view, one);
    const wide = Math.max(44, box.width);
    const { corner, at } = sizeGrip(view, wall, one);
    return (
      <g key={id} data-held={id === held ? "" : undefined}>
        <Slider
          {...rest}
          of={{ of: "place", id }}
          label={fill(sliders.place, { name: nameOf(one) })}
          value={[x, 0, wall.width - width]}
          text={say(sliders[kind], one)}
        >
          <rect
            x={box.x - (wide - box.width) / 2}
            y={box.y}
            width={wide}
            height={Math.max(44, box.height)}
            fill="transparent"
          />
          <Paths shapes={openingShapes(view, one)} />
          <rect
            className={styles.ring}
            x={box.x - 5}
            y={box.y - 5}
            width={box.width + 10}
            height={box.height + 10}
          />
        </Slider>
        <Slider
          {...rest}
          of={{ of: "size", id, corner }}
          label={fill(sliders.size, { name: nameOf(one) })}
          value={[width, limits.opening, wall.width]}
          text={say(sliders.sized, one)}
          at={at}
        >
          <Square size={26} sign={corner.across === corner.up ? "rising" : "falling"} />
        </Slider>
      </g>
    );
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset.
    <svg
      ref={picture}
      className={styles.drawing}
      viewBox={`0 0 ${view.width} ${view.height}`}
      width={view.width}
      height={view.height}
      role="group"
      aria-label={texts.drawing}
      onPointerDown={({ target }) => target === picture.current && onHold(undefined)}
      {...drag.handlers}
    >
      <g className={styles.still}>
        <Paths shapes={shapes} />
        <Labels labels={labels} />
        <Paths shapes={wallShapes(view, wall)} />
        <Labels labels={ceilingLabel(view, wall, ceiling)} />
      </g>
      {wall.openings.map(openingSliders)}
      {(["width", "height"] as const).map((side) => (
        <Slider
          {...rest}
          key={side}
          of={{ of: side }}
          label={sliders[side]}
          value={[wall[side], ...limits[side]]}
          text={say(side === "width" ? sliders.wide : sliders.high, wall)}
          at={sides[side]}
        >
          <Square size={38} sign={side} />
        </Slider>
      ))}
    </svg>
  );
}
