import type { Opening, Rectangle, Wall } from "#components/wall/drawing/drawing.ts";
import { clamp } from "#components/wall/drawing/edit.ts";
import { figure, figureReach } from "./figure.ts";
import { dimensionWidth, type View } from "./view.ts";

/** A path to fill or to draw, in the picture's pixels; with `transform`, in other units. */
export interface Shape {
  d: string;
  transform?: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
}

/** The colours of the page, of which the firm may have its own. */
export const colours = {
  ink: "var(--ink)",
  plaster: "#fff",
  shade: "var(--plaster-shade)",
  joint: "var(--joint)",
  cobalt: "var(--cobalt)",
  yellow: "var(--yellow)",
};
const { ink, plaster, shade, joint, cobalt, yellow } = colours;

// What is drawn at scale, in centimetres.
const latchLength = 10;
const frameWidth = 9;
const singlePaneUpTo = 60;
const lampRadius = 20;

// What stays readable at every scale, in pixels.
const shortestLatch = 5;
const frameLimits = { thinnest: 4, thickest: 11 };
const sillOverhang = 4;
const smallestLamp = 7;
const hatchGap = 9;
const thinLine = 1.5;
const middleLine = 2;
const thickLine = 3;

/** The place of a part of the wall in the picture, in pixels. */
export function boxInPicture({ left, floor, scale }: View, part: Rectangle): Rectangle {
  return {
    x: left + part.x * scale,
    y: floor - (part.y + part.height) * scale,
    width: part.width * scale,
    height: part.height * scale,
  };
}

/** The place of the wall itself in the picture, in pixels. */
export function wallBox(view: View, { width, height }: Wall): Rectangle {
  return boxInPicture(view, { x: 0, y: 0, width, height });
}

const rectangle = ({ x, y, width, height }: Rectangle) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

function doorShapes({ scale }: View, box: Rectangle): Shape[] {
  const length = Math.max(shortestLatch, latchLength * scale);
  const latchX = box.x + box.width - length;
  const latch = `M${latchX} ${box.y + box.height / 2}h${-length}`;
  return [
    { d: rectangle(box), fill: cobalt },
    { d: latch, stroke: plaster, strokeWidth: thickLine },
  ];
}

/** A window with one pane or two, which shine. */
function windowShapes({ scale }: View, box: Rectangle, opening: Opening): Shape[] {
  const { x, y, width, height } = box;
  const wanted = clamp(frameWidth * scale, frameLimits.thinnest, frameLimits.thickest);
  const frame = Math.min(wanted, width / 4, height / 4);
  const panes = opening.width > singlePaneUpTo ? 2 : 1;
  const pane = (width - (panes + 1) * frame) / panes;
  const glass = { x: x + frame, y: y + frame, width: pane, height: height - 2 * frame };
  const second = { ...glass, x: glass.x + pane + frame };
  const allGlass = rectangle(glass) + (panes === 2 ? rectangle(second) : "");
  const shineFrom = `${glass.x + 0.2 * pane} ${glass.y + 0.65 * glass.height}`;
  const shineTo = `${glass.x + 0.75 * pane} ${glass.y + 0.25 * glass.height}`;
  const sillY = y + height + thickLine / 2;
  const sill = `M${x - sillOverhang} ${sillY}h${width + 2 * sillOverhang}`;
  return [
    { d: rectangle(box), fill: yellow },
    { d: allGlass, fill: shade },
    { d: `M${shineFrom}L${shineTo}`, stroke: joint, strokeWidth: middleLine },
    { d: sill, stroke: ink, strokeWidth: thickLine },
  ];
}

export function openingShapes(view: View, opening: Opening): Shape[] {
  const box = boxInPicture(view, opening);
  return opening.kind === "door" ? doorShapes(view, box) : windowShapes(view, box, opening);
}

/** Oblique lines over a rectangle, as a builder's drawing marks the surface to work on. */
function hatching({ x, y, width, height }: Rectangle): string {
  const lines: string[] = [];
  for (let offset = hatchGap; offset < width + height; offset += hatchGap) {
    // From its left side or its foot, to its top or its right side.
    const startX = x + Math.max(0, offset - height);
    const startY = y + Math.min(offset, height);
    const endX = x + Math.min(offset, width);
    const endY = y + Math.max(0, offset - width);
    const [x1, y1, x2, y2] = [startX, startY, endX, endY].map((at) => Math.round(at * 10) / 10);
    lines.push(`M${x1} ${y1}L${x2} ${y2}`);
  }
  return lines.join("");
}

/**
 * The sign for a lamp in the middle of a ceiling, as on a builder's drawing: a cross in a circle.
 */
function lampShape({ scale }: View, { x, y, width, height }: Rectangle): Shape {
  const radius = Math.max(smallestLamp, lampRadius * scale);
  const onCircle = radius * Math.SQRT1_2;
  const cross =
    `m${-onCircle} ${-onCircle}l${2 * onCircle} ${2 * onCircle}` +
    `m${-2 * onCircle} 0l${2 * onCircle} ${-2 * onCircle}`;
  const half = `a${radius} ${radius} 0 0 1`;
  const circle = `m${-radius} 0${half} ${2 * radius} 0${half} ${-2 * radius} 0`;
  const start = `M${x + width / 2} ${y + height / 2}`;
  const d = start + cross + start + circle;
  return { d, fill: plaster, stroke: ink, strokeWidth: thinLine };
}

/** The x of the figure's left foot in the picture. */
export function figureLeft(view: View): number {
  return view.left - dimensionWidth - figureReach.right * view.scale * 100;
}

/** The floor, beyond both sides of the picture, and the figure on it. */
function surroundings(view: View): Shape[] {
  const metre = view.scale * 100;
  const transform = `matrix(${metre},0,0,${-metre},${figureLeft(view)},${view.floor})`;
  const floorY = view.floor + thickLine / 2;
  return [
    { d: `M${-view.width} ${floorY}h${3 * view.width}`, stroke: ink, strokeWidth: thickLine },
    { d: figure, transform, fill: plaster, stroke: ink, strokeWidth: thinLine },
  ];
}

/**
 * The wall without its openings, on the floor and beside a figure; a ceiling has a lamp instead. A
 * surface that counts is hatched.
 */
export function wallShapes(view: View, wall: Wall, isCounted: boolean): Shape[] {
  const box = wallBox(view, wall);
  const shapes: Shape[] = wall.isCeiling ? [] : surroundings(view);
  shapes.push({ d: rectangle(box), fill: plaster });
  if (isCounted) {
    shapes.push({ d: hatching(box), stroke: joint, strokeWidth: thinLine });
  }
  shapes.push({ d: rectangle(box), stroke: ink, strokeWidth: thickLine });
  if (wall.isCeiling) {
    shapes.push(lampShape(view, box));
  }
  return shapes;
}
