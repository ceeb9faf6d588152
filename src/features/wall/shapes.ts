import { metres } from "./describe-drawing.ts";
import type { Opening, Rectangle, Wall } from "./drawing.ts";
import { figure, figureHeight, figureReach } from "./figure.ts";
import { dimensionWidth, type View } from "./view.ts";

/** A path to fill or to draw, in the picture's pixels; with `transform`, in other units. */
export interface Shape {
  d: string;
  transform?: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
}

/**
 * A centred text in the picture. When it is turned, it reads upwards. The halo covers the line
 * behind it.
 */
export interface Label {
  text: string;
  x: number;
  y: number;
  size: number;
  isTurned?: boolean;
  hasHalo?: boolean;
}

export const colours = {
  ink: "#12151c",
  plaster: "#fff",
  shade: "#f3f3ef",
  joint: "#d9d9d2",
  cobalt: "#1b3fd6",
  yellow: "#ffd21f",
};
const { ink, plaster, shade, joint, cobalt, yellow } = colours;

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

/** A door or a window as the picture shows it. */
export function openingShapes(view: View, opening: Opening): Shape[] {
  const box = boxInPicture(view, opening);
  const { x, y, width, height } = box;
  const metre = view.scale * 100;
  if (opening.kind === "door") {
    const latch = `M${x + width - Math.max(5, 0.1 * metre)} ${y + height / 2}h${-Math.max(4, 0.1 * metre)}`;
    return [
      { d: rectangle(box), fill: cobalt },
      { d: latch, stroke: plaster, strokeWidth: 3 },
    ];
  }
  const frame = Math.min(11, Math.max(4, 0.09 * metre), width / 4, height / 4);
  const panes = width > 40 ? 2 : 1;
  const pane = (width - (panes + 1) * frame) / panes;
  const glass = { x: x + frame, y: y + frame, width: pane, height: height - 2 * frame };
  const second = panes === 2 ? rectangle({ ...glass, x: glass.x + pane + frame }) : "";
  const shine = `M${glass.x + pane * 0.2} ${y + height * 0.62}L${glass.x + pane * 0.75} ${y + height * 0.3}`;
  return [
    { d: rectangle(box), fill: yellow },
    { d: rectangle(glass) + second, fill: shade },
    { d: shine, stroke: joint, strokeWidth: 2 },
    { d: `M${x - 4} ${y + height + 1.5}h${width + 8}`, stroke: ink, strokeWidth: 3 },
  ];
}

/** The distance between two lines of a hatching, in pixels. */
const hatchGap = 9;

/** Oblique lines over a rectangle, as a builder's drawing marks the surface to work on. */
function hatching({ x, y, width, height }: Rectangle): string {
  const lines: string[] = [];
  for (let offset = hatchGap; offset < width + height; offset += hatchGap) {
    // From its left side or its foot, to its top or its right side.
    const startX = x + Math.max(0, offset - height);
    const startY = y + Math.min(offset, height);
    const endX = x + Math.min(offset, width);
    const endY = y + Math.max(0, offset - width);
    lines.push(`M${startX} ${startY}L${endX} ${endY}`);
  }
  return lines.join("");
}

/** The same over a ceiling, whose sides have the slope of the lines. */
function ceilingHatching({ x, y, width }: Rectangle, depth: number): string {
  const lines: string[] = [];
  for (let offset = hatchGap; offset < width; offset += hatchGap) {
    lines.push(`M${x + offset} ${y}l${depth} ${-depth}`);
  }
  return lines.join("");
}

/** The x of the figure's left foot in the picture. */
function figureLeft(view: View): number {
  return view.left - dimensionWidth - figureReach.right * view.scale * 100;
}

/**
 * The floor, a figure, the ceiling seen from below, and the wall without its openings. A wall that
 * counts is hatched, and so is its ceiling.
 */
export function wallShapes(view: View, wall: Wall, isCounted: boolean): Shape[] {
  const box = wallBox(view, wall);
  const depth = view.depth * view.scale;
  const metre = view.scale * 100;
  const transform = `matrix(${metre},0,0,${-metre},${figureLeft(view)},${view.floor})`;
  const ceiling = `M${box.x} ${box.y}l${depth} ${-depth}h${box.width}l${-depth} ${depth}z`;
  const shapes: Shape[] = [
    { d: `M0 ${view.floor + 1.5}H${view.width}`, stroke: ink, strokeWidth: 3 },
    { d: figure, transform, fill: plaster, stroke: ink, strokeWidth: 1.5 },
  ];
  if (depth > 0) {
    shapes.push({ d: ceiling, fill: plaster });
    if (isCounted) {
      shapes.push({ d: ceilingHatching(box, depth), stroke: joint, strokeWidth: 1.5 });
    }
    shapes.push({ d: ceiling, stroke: ink, strokeWidth: 2 });
  }
  shapes.push({ d: rectangle(box), fill: plaster });
  if (isCounted) {
    shapes.push({ d: hatching(box), stroke: joint, strokeWidth: 1.5 });
  }
  shapes.push({ d: rectangle(box), stroke: ink, strokeWidth: 3 });
  return shapes;
}

/** The height of the figure, written below its feet. */
function figureLabel(view: View): Label {
  const x = figureLeft(view) + figureReach.middle * view.scale * 100;
  return { text: `${metres(figureHeight)} m`, x, y: view.floor + 17, size: 15 };
}

/** An oblique stroke at the end of a dimension, as on a builder's drawing. */
const tick = (x: number, y: number) => `M${x - 5} ${y + 5}l10 -10`;

/**
 * The dimensions of the wall's width and height, and of how far an opening is from its left side.
 */
export function dimensions(
  view: View,
  wall: Wall,
  placed?: Opening,
): { shapes: Shape[]; labels: Label[] } {
  const { left, floor } = view;
  const { y: top, width, height } = wallBox(view, wall);
  const right = left + width;
  const line = floor + 42;
  const side = left - 16;
  const thin = [
    `M${left} ${line}H${right}M${left} ${floor + 30}v20M${right} ${floor + 30}v20`,
    `M${side} ${floor}V${top}M${side - 8} ${top}H${left - 6}`,
  ];
  const ticks = tick(left, line) + tick(right, line) + tick(side, floor) + tick(side, top);
  // A low wall has no room beside it for its height, which then stands above it.
  const isLow = height < 84;
  const upright = isLow
    ? { x: Math.max(side, 40), y: top - 21 }
    : { x: side - 14, y: floor - height / 2, isTurned: true };
  const labels: Label[] = [
    figureLabel(view),
    { text: `${metres(wall.width)} m`, x: (left + right) / 2, y: line + 20, size: 22 },
    { text: `${metres(wall.height)} m`, ...upright, size: 22 },
  ];
  if (placed && placed.x > 0) {
    const end = left + placed.x * view.scale;
    const isWide = end - left > 56;
    thin.push(`M${left} ${floor + 17}H${end}M${left} ${floor + 9}v16M${end} ${floor + 9}v16`);
    const x = isWide ? (left + end) / 2 : end + 28;
    labels.push({ text: metres(placed.x), x, y: floor + 17, size: 15, hasHalo: isWide });
  }
  const shapes = [
    { d: thin.join(""), stroke: ink, strokeWidth: 1 },
    { d: ticks, stroke: ink, strokeWidth: 3 },
  ];
  return { shapes, labels };
}

/** The label on the ceiling; none when there is no room for it. */
export function ceilingLabel(view: View, wall: Wall, text: string): Label[] {
  const { x, y, width } = wallBox(view, wall);
  const depth = view.depth * view.scale;
  if (depth <= 60 || width <= 9 * text.length) {
    return [];
  }
  return [{ text, x: x + (depth + width) / 2, y: y - depth * 0.6, size: 15 }];
}
