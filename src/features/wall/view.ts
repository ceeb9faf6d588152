import type { Wall } from "./drawing.ts";
import { clamp } from "./edit.ts";

/** The size of the picture, and the place of the wall in it, in pixels. */
export interface View {
  width: number;
  height: number;
  /** In pixels per centimetre. */
  scale: number;
  /** The x of the wall's left side. */
  left: number;
  /** The y of the floor. */
  floor: number;
  /** How far back the ceiling is drawn, in centimetres of the wall; 0 without a ceiling. */
  depth: number;
}

const spaceBelow = 92;
const spaceAbove = 34;
/** The width of the figure beside the wall with its tools, in centimetres. */
const figureWidth = 94;

/** Between the wall and the figure, for the dimension of the wall's height, in pixels. */
export const dimensionWidth = 46;

/** The space around the wall, in pixels, and how large the picture may be. */
interface Frame {
  right: number;
  /** By which factor the wall can be dragged wider or higher before it reaches the side. */
  slack: number;
  maxHeight: number;
}

/** The space around the wall in a picture of this width. */
function frameOf(width: number): Frame {
  if (width < 560) {
    return { right: 34, slack: 1.18, maxHeight: 330 };
  }
  return { right: 44, slack: 1.12, maxHeight: 420 };
}

/**
 * The view of a wall in a picture of this width in pixels, with a ceiling over a room of this
 * length in centimetres. During a drag, `dragView` is the view at its start, whose scale is kept
 * until the wall reaches the side of the picture.
 */
export function viewOf(wall: Wall, roomLength: number, width: number, dragView?: View): View {
  const { right, slack, maxHeight } = frameOf(width);
  const depth = Math.min(roomLength * 0.3, wall.height * 0.55);

  /** The largest scale at which the wall, so much enlarged, fits a picture of this height. */
  const largestScale = (height: number, enlargement: number) =>
    Math.min(
      (width - dimensionWidth - right - 20) / (wall.width * enlargement + figureWidth + depth),
      (height - spaceBelow - spaceAbove) / (wall.height * enlargement + depth),
      1.5,
    );
  const neededHeight =
    (wall.height * 1.12 + depth) * largestScale(maxHeight, slack) + spaceBelow + 48;
  const fittingHeight = Math.round(clamp(neededHeight, maxHeight * 0.74, maxHeight));
  const height = dragView?.height ?? fittingHeight;
  const scale = dragView
    ? Math.min(dragView.scale, largestScale(height, 1))
    : largestScale(height, slack);
  const wallWidth = (wall.width + depth) * scale;
  const spaceLeft = figureWidth * scale + dimensionWidth;
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
