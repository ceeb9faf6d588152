import type { Opening, Wall } from "./drawing.ts";
import { changeOpening, clamp, limits, resizeWall, step } from "./edit.ts";
import { inPicture, wallBox } from "./shapes.ts";
import type { View } from "./view.ts";

/** A corner of an opening: 1 is right and up, -1 left and down. */
interface Corner {
  across: 1 | -1;
  up: 1 | -1;
}

/**
 * What a visitor takes hold of: a side of the wall, an opening to move it, or a corner of one to
 * size it.
 */
export interface Grip {
  of: "width" | "height" | "place" | "size";
  id?: number;
  corner?: Corner;
}

export function wallGrips(view: View, wall: Wall) {
  const { x, y, width, height } = wallBox(view, wall);
  return { width: { x: x + width, y: y + height / 2 }, height: { x: x + width / 2, y } };
}

const corners: [Corner, ...Corner[]] = [
  { across: 1, up: 1 },
  { across: -1, up: 1 },
  { across: 1, up: -1 },
  { across: -1, up: -1 },
];

/**
 * The corner that an opening is sized by, held just outside it so that a small window can still be
 * moved.
 */
export function sizeGrip(view: View, wall: Wall, opening: Opening) {
  const { x, y, width, height } = inPicture(view, opening);
  const taken = Object.values(wallGrips(view, wall));
  const at = ({ across, up }: Corner) => ({
    x: across === 1 ? x + width + 10 : x - 10,
    y: up === 1 ? y - 10 : y + height + 10,
  });
  const isClear = (corner: Corner) =>
    taken.every(
      ({ x, y }) => Math.max(Math.abs(x - at(corner).x), Math.abs(y - at(corner).y)) > 40,
    );
  const mayBe = corners.filter(({ up }) => up === 1 || opening.kind === "window");
  const corner = mayBe.find(isClear) ?? corners[0];
  return { corner, at: at(corner) };
}

/** How far a pointer went, in centimetres to the right and up. */
export interface Pull {
  across: number;
  up: number;
}

/**
 * The wall after a grip on it was pulled. `before` is the wall when it was taken hold of, `now` as
 * it stands.
 */
export function pulled(
  before: Wall,
  now: Wall,
  { of, id, corner }: Grip,
  { across, up }: Pull,
): Wall {
  if (of === "width") {
    return resizeWall(before, of, before.width + across);
  }
  if (of === "height") {
    return resizeWall(before, of, before.height + up);
  }
  const held = before.openings.find((one) => one.id === id);
  if (!held) {
    return now;
  }
  if (!corner) {
    return changeOpening(now, held.id, { x: held.x + across, y: held.y + up });
  }
  const [x, width] = sized(held.x, held.width, across, corner.across, before.width);
  const [y, height] = sized(held.y, held.height, up, corner.up, before.height);
  return changeOpening(now, held.id, { x, y, width, height });
}

/** Start and length of an opening pulled by one end; the other end stays where it is. */
function sized(
  start: number,
  length: number,
  by: number,
  end: 1 | -1,
  most: number,
): [number, number] {
  if (end === 1) {
    return [start, clamp(length + by, limits.opening, most - start)];
  }
  const size = clamp(length - by, limits.opening, start + length);
  return [start + length - size, size];
}

const keys: Record<string, Pull> = {
  ArrowRight: { across: step, up: 0 },
  ArrowLeft: { across: -step, up: 0 },
  ArrowUp: { across: 0, up: step },
  ArrowDown: { across: 0, up: -step },
  PageUp: { across: 10 * step, up: 0 },
  PageDown: { across: -10 * step, up: 0 },
  Home: { across: -10_000, up: 0 },
  End: { across: 10_000, up: 0 },
};

/** The wall after a key was pressed on a grip; undefined where the key means nothing. */
export function keyed(wall: Wall, grip: Grip, key: string): Wall | undefined {
  const pull = keys[key];
  if (!pull) {
    return undefined;
  }
  // A side of the wall has one measure: all keys change it.
  const by = pull.across || pull.up;
  const corner = grip.corner && corners[0];
  return pulled(wall, wall, { ...grip, corner }, grip.id ? pull : { across: by, up: by });
}
