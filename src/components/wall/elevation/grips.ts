import type { Opening, Wall } from "#components/wall/drawing/drawing.ts";
import {
  changeOpening,
  clamp,
  resizeWall,
  smallestOpening,
  step,
} from "#components/wall/drawing/edit.ts";
import { boxInPicture, wallBox } from "./shapes.ts";
import type { View } from "./view.ts";

/** A corner of an opening: 1 is right and up, -1 left and down. */
interface Corner {
  across: 1 | -1;
  up: 1 | -1;
}

/**
 * What a visitor drags: a side of the wall, an opening to move it, or a corner of an opening to
 * change its size.
 */
export interface Grip {
  kind: "width" | "height" | "place" | "size";
  openingId?: number;
  corner?: Corner;
}

/** From the left upper corner of the wall to the grip of its height, in pixels. */
const heightGripFromCorner = 24;

/**
 * Where the grips of a wall's sides are in the picture. That of the height is near a corner,
 * because a thumb that scrolls the page goes over the middle of the picture.
 */
export function wallGrips(view: View, wall: Wall) {
  const { x, y, width, height } = wallBox(view, wall);
  return {
    width: { x: x + width, y: y + height / 2 },
    height: { x: x + heightGripFromCorner, y },
  };
}

const upperRight: Corner = { across: 1, up: 1 };
const corners: Corner[] = [
  upperRight,
  { across: -1, up: 1 },
  { across: 1, up: -1 },
  { across: -1, up: -1 },
];

/**
 * The corner by which an opening is sized. Its grip is just outside the opening, so that a small
 * window can still be moved.
 */
export function sizeGrip(view: View, wall: Wall, opening: Opening) {
  const { x, y, width, height } = boxInPicture(view, opening);
  const sideGrips = Object.values(wallGrips(view, wall));
  const pointOf = ({ across, up }: Corner) => ({
    x: across === 1 ? x + width + 10 : x - 10,
    y: up === 1 ? y - 10 : y + height + 10,
  });
  const isClear = (corner: Corner) => {
    const point = pointOf(corner);
    return sideGrips.every(
      (grip) => Math.abs(grip.x - point.x) > 40 || Math.abs(grip.y - point.y) > 40,
    );
  };
  // A door stands on the floor, so there is no room below it.
  const possible = corners.filter(({ up }) => up === 1 || opening.kind === "window");
  const corner = possible.find(isClear) ?? upperRight;
  return { corner, at: pointOf(corner) };
}

/** How far a grip is dragged, in centimetres to the right and up. */
interface DragDistance {
  across: number;
  up: number;
}

/** The wall after one of its grips was dragged, the height up to `highest` in centimetres. */
export function dragGrip(
  start: Wall,
  { kind, openingId, corner }: Grip,
  { across, up }: DragDistance,
  highest: number,
): Wall {
  if (kind === "width") {
    return resizeWall(start, "width", start.width + across);
  }
  if (kind === "height") {
    return resizeWall(start, "height", Math.min(start.height + up, highest));
  }
  const opening = start.openings.find(({ id }) => id === openingId);
  if (!opening) {
    return start;
  }
  if (!corner) {
    return changeOpening(start, opening.id, { x: opening.x + across, y: opening.y + up });
  }
  const horizontal = resizeAtEnd(opening.x, opening.width, across, corner.across, start.width);
  const vertical = resizeAtEnd(opening.y, opening.height, up, corner.up, start.height);
  return changeOpening(start, opening.id, {
    x: horizontal.start,
    width: horizontal.length,
    y: vertical.start,
    height: vertical.length,
  });
}

/**
 * The start and the length of an opening after one of its ends was moved: 1 is its far end, -1 its
 * start. The other end does not move.
 */
function resizeAtEnd(start: number, length: number, distance: number, end: 1 | -1, max: number) {
  if (end === 1) {
    return { start, length: clamp(length + distance, smallestOpening, max - start) };
  }
  const newLength = clamp(length - distance, smallestOpening, start + length);
  return { start: start + length - newLength, length: newLength };
}

const keyDistances: Record<string, DragDistance> = {
  ArrowRight: { across: step, up: 0 },
  ArrowLeft: { across: -step, up: 0 },
  ArrowUp: { across: 0, up: step },
  ArrowDown: { across: 0, up: -step },
  PageUp: { across: 10 * step, up: 0 },
  PageDown: { across: -10 * step, up: 0 },
  Home: { across: -10_000, up: 0 },
  End: { across: 10_000, up: 0 },
};

/** The wall after a key was pressed on a grip; undefined for a key that moves nothing. */
export function moveGripByKey(
  wall: Wall,
  grip: Grip,
  key: string,
  highest: number,
): Wall | undefined {
  const distance = keyDistances[key];
  if (!distance) {
    return undefined;
  }
  if (grip.openingId === undefined) {
    // A side of the wall has one measure: all keys change it.
    const change = distance.across || distance.up;
    return dragGrip(wall, grip, { across: change, up: change }, highest);
  }
  const byKey: Grip = grip.kind === "place" ? grip : { ...grip, corner: upperRight };
  return dragGrip(wall, byKey, distance, highest);
}
