import { useId } from "react";
import { metres } from "./describe-drawing.ts";
import type { Opening, Wall } from "./geometry.ts";
import styles from "./Picture.module.css";
import { boxInPicture, figureLeft, type Size, type View, viewOf, wallBox } from "./view.ts";

/**
 * The path of a plasterer of 1.80 seen from behind, in metres and upwards, which shows how large
 * the wall is. He has a hawk in one hand and holds a trowel against the wall with the other.
 */
const figure = [
  // Head and neck.
  "M.265 1.55V1.6C.215 1.64 .21 1.8 .3 1.8C.39 1.8 .385 1.64 .335 1.6V1.55Z",
  // Trousers.
  "M.175 .9L.165 .07H.1Q.08 .03 .1 0H.26L.295 .72H.31L.34 0H.5Q.52 .03 .5 .07H.435L.43 .9Z",
  // Coat, with one arm down and the other one up.
  "M.25 1.55Q.13 1.53 .1 1.43L.02 1.12L.0 1.02L.07 1L.12 1.1L.16 1.22L.165 .86H.44L.435 1.28" +
    "L.58 1.34Q.62 1.36 .63 1.4L.7 1.69L.635 1.71L.56 1.47L.49 1.51Q.45 1.54 .35 1.55Z",
  // The hawk.
  "M-.14 1.06H.14V1.09H-.14Z",
  // The trowel.
  "M.58 1.72H.8V1.76H.58Z",
].join("");

interface PartProps {
  view: View;
  wall: Wall;
}

/** The floor, beyond both sides of the picture, and the figure on it. */
function Surroundings({ view }: { view: View }) {
  const { floor, width, scale } = view;
  const metre = scale * 100;
  const left = figureLeft(view);
  return (
    <>
      <path className={styles.thick} d={`M${-width} ${floor + 1.5}h${3 * width}`} />
      <path
        className={styles.plaster}
        d={figure}
        vectorEffect="non-scaling-stroke"
        transform={`matrix(${metre},0,0,${-metre},${left},${floor})`}
      />
      <text
        className={styles.text}
        fontSize={15}
        transform={`translate(${left + 0.3 * metre} ${floor + 17})`}
      >
        {`${metres(180)} m`}
      </text>
    </>
  );
}

/** An oblique stroke at the end of a dimension, as on a builder's drawing. */
const tick = (x: number, y: number) => `M${x - 5} ${y + 5}l10 -10`;

/** The width and the height of the wall. */
function Dimensions({ view, wall }: PartProps) {
  const { left, floor } = view;
  const box = wallBox(view, wall);
  const right = left + box.width;
  const below = floor + 42;
  const side = left - 16;
  const across = `M${left} ${below}H${right}M${left} ${below - 12}v24M${right} ${below - 12}v24`;
  const up = `M${side} ${floor}V${box.y}M${side - 8} ${box.y}h18`;
  // There is no room beside a low wall.
  const height =
    box.height < 84
      ? `translate(${Math.max(side, 40)} ${box.y - 36})`
      : `translate(${side - 14} ${(floor + box.y) / 2}) rotate(-90)`;
  return (
    <>
      <path className={styles.thin} d={across + up} />
      <path
        className={styles.thick}
        d={tick(left, below) + tick(right, below) + tick(side, floor) + tick(side, box.y)}
      />
      <text
        className={`${styles.text} ${styles.halo}`}
        fontSize={22}
        transform={`translate(${(left + right) / 2} ${below})`}
      >
        {`${metres(wall.width)} m`}
      </text>
      <text className={styles.text} fontSize={22} transform={height}>
        {`${metres(wall.height)} m`}
      </text>
    </>
  );
}

/** A door with its latch, or a window with one pane or two, which shine, and its sill. */
export function OpeningShape({ view, opening }: { view: View; opening: Opening }) {
  const box = boxInPicture(view, opening);
  const { x, y, width, height } = box;
  if (opening.kind === "door") {
    const length = Math.max(5, 10 * view.scale);
    const latch = `M${x + width - length} ${y + height / 2}h${-length}`;
    return (
      <>
        <rect className={styles.door} {...box} />
        <path className={styles.latch} d={latch} />
      </>
    );
  }
  const frame = Math.min(Math.max(4, Math.min(9 * view.scale, 11)), width / 4, height / 4);
  const hasTwoPanes = opening.width > 60;
  const pane = hasTwoPanes ? (width - 3 * frame) / 2 : width - 2 * frame;
  const glass = height - 2 * frame;
  const shine = `M${x + frame + 0.2 * pane} ${y + frame + 0.65 * glass}l${0.55 * pane} ${-0.4 * glass}`;
  return (
    <>
      <g className={styles.window} strokeWidth={frame}>
        <rect x={x + frame / 2} y={y + frame / 2} width={width - frame} height={height - frame} />
        {hasTwoPanes && <path d={`M${x + width / 2} ${y}v${height}`} />}
      </g>
      <path className={styles.shine} d={shine} />
      <path className={styles.thick} d={`M${x - 4} ${y + height + 1.5}h${width + 8}`} />
    </>
  );
}

interface WallShapeProps extends PartProps {
  /** A surface that counts is hatched, as a builder's drawing marks the surface to work on. */
  isCounted: boolean;
}

/** A wall without its openings, with its measures, beside a figure. */
export function WallShape({ view, wall, isCounted }: WallShapeProps) {
  const hatching = useId();
  const box = wallBox(view, wall);
  return (
    <>
      <pattern
        id={hatching}
        width="6.4"
        height="6.4"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={styles.hatch} d="M0 0V6.4" />
      </pattern>
      <Dimensions view={view} wall={wall} />
      <Surroundings view={view} />
      <rect className={styles.wall} {...box} />
      <rect className={styles.outline} {...box} fill={isCounted ? `url(#${hatching})` : "none"} />
    </>
  );
}

interface StillWallProps {
  wall: Wall;
  /** Of the drawing in which its letters have their own size, in pixels. */
  size: Size;
  isCounted?: boolean;
  className?: string;
}

/** A wall as it was drawn, with its measures. Decorative: the measures stand in words beside it. */
export function StillWall({
  wall,
  size,
  isCounted = true,
  className = styles.still,
}: StillWallProps) {
  const view = viewOf(wall, size);
  return (
    <svg className={className} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <WallShape view={view} wall={wall} isCounted={isCounted} />
      {wall.openings.map((opening) => (
        <OpeningShape key={opening.id} view={view} opening={opening} />
      ))}
    </svg>
  );
}
