import type { Wall } from "./drawing.ts";
import { clamp } from "./edit.ts";

/** How a wall stands in the picture: measures in pixels, except where they are the wall's own. */
export interface View {
  width: number;
  height: number;
  scale: number;
  /** Where the wall's left side is, and the floor. */
  left: number;
  floor: number;
  /** How far back the ceiling reaches, as it is drawn, in centimetres; 0 without one. */
  depth: number;
}

const below = 92;
const above = 34;
/** A person of 1.75 m stands beside the wall, this many centimetres wide with the air around. */
const personWidth = 62;

/**
 * What there is around the wall, slack to pull it into, and the most that the picture may be high.
 */
export const around = (width: number) =>
  width < 560
    ? { dimension: 30, right: 34, slack: 1.18, most: 330 }
    : { dimension: 44, right: 44, slack: 1.12, most: 420 };

/**
 * How a wall stands in a picture of this width, below a ceiling over a room of this length: at
 * rest, or pulled from how it was `held`, whose scale stands still until the wall meets the side.
 */
export function viewOf(wall: Wall, room: number, width: number, held?: View): View {
  const { dimension, right, slack, most } = around(width);
  const depth = Math.min(room * 0.3, wall.height * 0.55);
  /** The largest scale at which the wall, and some slack, fits a picture of this height. */
  const scaleIn = (height: number, slack: number) =>
    Math.min(
      (width - dimension - right - 20) / (wall.width * slack + personWidth + depth),
      (height - below - above) / (wall.height * slack + depth),
      1.5,
    );
  const taken = (wall.height * 1.12 + depth) * scaleIn(most, slack) + below + 48;
  const height = held?.height ?? Math.round(clamp(taken, most * 0.74, most));
  const scale = held ? Math.min(held.scale, scaleIn(height, 1)) : scaleIn(height, slack);
  const across = (wall.width + depth) * scale;
  const beside = personWidth * scale + dimension;
  const left = held
    ? Math.min(held.left, width - right - across)
    : (width - 20 - across + beside) / 2;
  return { width, height, scale, left: Math.max(12 + beside, left), floor: height - below, depth };
}

/** On the way from one view to another, as far as `part` of 1. */
export function between(from: View, to: View, part: number): View {
  const view = { ...to };
  for (const name of ["height", "scale", "left", "floor"] as const) {
    view[name] = from[name] + (to[name] - from[name]) * part;
  }
  return view;
}
