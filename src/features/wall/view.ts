import type { Wall } from "./drawing.ts";
import { clamp } from "./edit.ts";

/** How a wall stands in the picture: measures in pixels, except where they are the wall's own. */
export interface View {
  width: number;
  height: number;
  /** Pixels a centimetre. */
  scale: number;
  /** Where the wall's left side is. */
  left: number;
  /** Where the floor is. */
  floor: number;
  /** How far back the ceiling reaches as it is drawn, in centimetres; 0 without one. */
  depth: number;
}

const spaceBelow = 92;
const spaceAbove = 34;
/** A figure stands beside the wall, this many centimetres wide with its tools. */
const figureWidth = 94;

/** The space around the wall, in pixels, and how large the picture may be. */
export interface Frame {
  /** Between the wall and the figure, for the dimension of its height. */
  dimension: number;
  right: number;
  /** How much larger than the wall the picture is, so that it can be dragged wider and higher. */
  slack: number;
  mostHeight: number;
}

/** The space around the wall in a picture of this width. */
export function frameOf(width: number): Frame {
  if (width < 560) {
    return { dimension: 30, right: 34, slack: 1.18, mostHeight: 330 };
  }
  return { dimension: 44, right: 44, slack: 1.12, mostHeight: 420 };
}

/**
 * How a wall stands in a picture of this width, below a ceiling over a room of this length. While
 * the wall is dragged, `dragView` is how it stood at the start: its scale stands still until the
 * wall meets the side of the picture.
 */
export function viewOf(wall: Wall, roomLength: number, width: number, dragView?: View): View {
  const { dimension, right, slack, mostHeight } = frameOf(width);
  const depth = Math.min(roomLength * 0.3, wall.height * 0.55);

  /** The largest scale at which the wall, so much enlarged, fits a picture of this height. */
  const largestScale = (height: number, enlargement: number) =>
    Math.min(
      (width - dimension - right - 20) / (wall.width * enlargement + figureWidth + depth),
      (height - spaceBelow - spaceAbove) / (wall.height * enlargement + depth),
      1.5,
    );
  const neededHeight =
    (wall.height * 1.12 + depth) * largestScale(mostHeight, slack) + spaceBelow + 48;
  const restingHeight = Math.round(clamp(neededHeight, mostHeight * 0.74, mostHeight));
  const height = dragView?.height ?? restingHeight;
  const scale = dragView
    ? Math.min(dragView.scale, largestScale(height, 1))
    : largestScale(height, slack);
  const wallWidth = (wall.width + depth) * scale;
  const spaceLeft = figureWidth * scale + dimension;
  const left = dragView
    ? Math.min(dragView.left, width - right - wallWidth)
    : (width - 20 - wallWidth + spaceLeft) / 2;
  return {
    width,
    height,
    scale,
    left: Math.max(12 + spaceLeft, left),
    floor: height - spaceBelow,
    depth,
  };
}

/** A view on the way from one to another; `part` is from 0 to 1. */
export function interpolateView(from: View, to: View, part: number): View {
  const between = (start: number, end: number) => start + (end - start) * part;
  return {
    ...to,
    height: between(from.height, to.height),
    scale: between(from.scale, to.scale),
    left: between(from.left, to.left),
    floor: between(from.floor, to.floor),
  };
}
