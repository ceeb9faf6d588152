import { metres } from "#components/wall/drawing/describe-drawing.ts";
import type { Opening, Wall } from "#components/wall/drawing/drawing.ts";
import { figureHeight, figureReach } from "./figure.ts";
import { colours, figureLeft, type Shape, wallBox } from "./shapes.ts";
import type { View } from "./view.ts";

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

// All in pixels: dimensions stay readable at every scale.
const largeText = 22;
const smallText = 15;
/** From the floor down to the text below the figure's feet. */
const figureTextBelow = 17;
/** From the floor down to how far an opening is from the side, with strokes at its ends. */
const placeBelow = 17;
const placeStroke = 8;
/** How long that line has to be for its text to fit on it. */
const shortestLineWithText = 56;
const besideShortLine = 28;
/** From the floor down to the line of the wall's width, with strokes at its ends. */
const widthBelow = 42;
const widthStroke = 12;
/** From the wall to the line of its height, and from that to its text. */
const heightBeside = 16;
const heightTextBeside = 14;
const heightStroke = { before: 8, after: 10 };
/** A wall lower than this has its height above it, because there is no room beside it. */
const lowWall = 84;
const textAboveLowWall = 36;
const leftmostText = 40;
const obliqueStroke = 5;

/** An oblique stroke at the end of a dimension, as on a builder's drawing. */
const tick = (x: number, y: number) =>
  `M${x - obliqueStroke} ${y + obliqueStroke}l${2 * obliqueStroke} ${-2 * obliqueStroke}`;

/** A line across with an upright stroke at both ends. */
function lineAcross(from: number, to: number, y: number, stroke: number): string {
  const strokeAt = (x: number) => `M${x} ${y - stroke}v${2 * stroke}`;
  return `M${from} ${y}H${to}${strokeAt(from)}${strokeAt(to)}`;
}

/** The height of the figure, written below its feet. */
function figureLabel(view: View): Label {
  const x = figureLeft(view) + figureReach.middle * view.scale * 100;
  const text = `${metres(figureHeight)} m`;
  return { text, x, y: view.floor + figureTextBelow, size: smallText };
}

function heightLabel({ left, floor }: View, wall: Wall, top: number): Label {
  const text = `${metres(wall.height)} m`;
  const side = left - heightBeside;
  if (floor - top < lowWall) {
    const x = Math.max(side, leftmostText);
    return { text, x, y: top - textAboveLowWall, size: largeText };
  }
  const x = side - heightTextBeside;
  return { text, x, y: (floor + top) / 2, size: largeText, isTurned: true };
}

/** How far an opening is from the left side of the wall. */
function placeOf({ left, floor, scale }: View, { x }: Opening): { line: string; label: Label } {
  const end = left + x * scale;
  const y = floor + placeBelow;
  const hasHalo = end - left > shortestLineWithText;
  const middle = hasHalo ? (left + end) / 2 : end + besideShortLine;
  const label = { text: metres(x), x: middle, y, size: smallText, hasHalo };
  return { line: lineAcross(left, end, y, placeStroke), label };
}

/**
 * The dimensions of the wall's width and height, and of how far an opening is from its left side.
 */
export function dimensions(
  view: View,
  wall: Wall,
  placed?: Opening,
): { shapes: Shape[]; labels: Label[] } {
  const { left, floor } = view;
  const { y: top, width } = wallBox(view, wall);
  const right = left + width;
  const below = floor + widthBelow;
  const side = left - heightBeside;
  const { before, after } = heightStroke;
  const thin = [
    lineAcross(left, right, below, widthStroke),
    `M${side} ${floor}V${top}M${side - before} ${top}h${before + after}`,
  ];
  const ticks = tick(left, below) + tick(right, below) + tick(side, floor) + tick(side, top);
  const widthText = `${metres(wall.width)} m`;
  const labels: Label[] = [
    { text: widthText, x: (left + right) / 2, y: below, size: largeText, hasHalo: true },
    heightLabel(view, wall, top),
  ];
  if (!wall.isCeiling) {
    labels.push(figureLabel(view));
  }
  if (placed && placed.x > 0) {
    const { line, label } = placeOf(view, placed);
    thin.push(line);
    labels.push(label);
  }
  const shapes = [
    { d: thin.join(""), stroke: colours.ink, strokeWidth: 1 },
    { d: ticks, stroke: colours.ink, strokeWidth: 3 },
  ];
  return { shapes, labels };
}
