import type { Opening, Rectangle, Wall, WallDrawing } from "./drawing.ts";

/** Every measure is a multiple of this, in centimetres. */
export const step = 5;

const wallLimits = { width: [50, 2_000], height: [150, 1_200] } as const;
const ceilingLimits = { width: [50, 2_000], height: [50, 2_000] } as const;

/** The smallest and the largest measures of a wall or a ceiling, in centimetres. */
export const limitsOf = ({ isCeiling }: Wall) => (isCeiling ? ceilingLimits : wallLimits);
/** The smallest width and height of an opening, in centimetres. */
export const smallestOpening = 20;
/** The maximum number of walls and ceilings in a drawing. */
export const maxWalls = 8;

/** The height up to which a wall indoors is dragged, in centimetres. A higher one is typed. */
const highestIndoors = 400;

/** The height up to which a wall is dragged, in centimetres. */
export function highestByDrag(wall: Wall, isIndoors: boolean): number {
  const highest = isIndoors && !wall.isCeiling ? highestIndoors : limitsOf(wall).height[1];
  return Math.max(highest, wall.height);
}

/** The size of a new opening, and its heights above the floor, the preferred one first. */
const defaults = {
  door: { width: 90, height: 210, sills: [0] },
  // On the ground floor, on the floor above it, low, and down to the floor.
  window: { width: 150, height: 120, sills: [90, 360, 40, 0] },
};

/** Rounds to the nearest multiple of a step. */
export const snap = (value: number) => Math.round(value / step) * step;
export const clamp = (value: number, min: number, max: number) =>
  Math.min(max, Math.max(min, value));
/** Limits a value, and rounds it to whole steps. */
const snapped = (value: number, [min, max]: readonly [number, number]) =>
  snap(clamp(value, min, max));

const overlap = (a: Rectangle, b: Rectangle) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const fits = (wall: Wall, opening: Opening) =>
  opening.x >= 0 &&
  opening.y >= 0 &&
  opening.x + opening.width <= wall.width &&
  opening.y + opening.height <= wall.height &&
  wall.openings.every((other) => other.id === opening.id || !overlap(other, opening));

const rightOf = ({ x, width }: Rectangle) => x + width;

/**
 * The wall with one side of this length. Its openings are pushed along; undefined when they do not
 * fit.
 */
function withSide(wall: Wall, side: "width" | "height", size: number): Wall | undefined {
  const next: Wall = { ...wall, [side]: size, openings: [] };
  const fromTheRight = [...wall.openings].sort((a, b) => rightOf(b) - rightOf(a));
  for (const opening of fromTheRight) {
    // An opening is pushed up to the wall's side, or up to an opening beside it.
    let rightLimit = next.width;
    if (side === "width") {
      for (const other of next.openings) {
        const isBeside = overlap({ ...other, x: 0 }, { ...opening, x: 0 });
        if (isBeside) {
          rightLimit = Math.min(rightLimit, other.x);
        }
      }
    }
    next.openings.push({
      ...opening,
      x: Math.min(opening.x, rightLimit - opening.width),
      y: Math.min(opening.y, next.height - opening.height),
    });
  }
  next.openings.sort((a, b) => a.id - b.id);
  return next.openings.every((opening) => fits(next, opening)) ? next : undefined;
}

/** The wall with one side of this length, or as near to it as its openings allow. */
export function resizeWall(wall: Wall, side: "width" | "height", size: number): Wall {
  let wanted = snapped(size, limitsOf(wall)[side]);
  while (wanted !== wall[side]) {
    const next = withSide(wall, side, wanted);
    if (next) {
      return next;
    }
    wanted += step * Math.sign(wall[side] - wanted);
  }
  return wall;
}

const axes = [
  ["x", "width"],
  ["y", "height"],
] as const;

/** Moves and resizes an opening, as far as nothing is in its way. */
function moveTowards(wall: Wall, from: Opening, to: Opening): Opening {
  if (fits(wall, to)) {
    return to;
  }
  let current = from;
  for (const [start, length] of axes) {
    while (current[start] !== to[start] || current[length] !== to[length]) {
      const next = { ...current };
      next[start] += step * Math.sign(to[start] - current[start]);
      next[length] += step * Math.sign(to[length] - current[length]);
      if (!fits(wall, next)) {
        break;
      }
      current = next;
    }
  }
  return current;
}

/** Moves or resizes an opening of a wall, as near to what is wanted as the others allow. */
export function changeOpening(wall: Wall, id: number, wanted: Partial<Rectangle>): Wall {
  const openings = wall.openings.map((opening) => {
    if (opening.id !== id) {
      return opening;
    }
    const target = { ...opening };
    for (const [start, length] of axes) {
      const end = wall[length];
      target[length] = snapped(wanted[length] ?? opening[length], [smallestOpening, end]);
      target[start] = snapped(wanted[start] ?? opening[start], [0, end - target[length]]);
    }
    // A door stays on the floor.
    if (opening.kind === "door") {
      target.y = 0;
    }
    return moveTowards(wall, opening, target);
  });
  return { ...wall, openings };
}

/**
 * A new opening at the first place with space around it, or else where it just fits; undefined when
 * there is no room.
 */
export function newOpening(wall: Wall, kind: Opening["kind"]): Opening | undefined {
  const { sills, width, height } = defaults[kind];
  const id = Math.max(0, ...wall.openings.map((opening) => opening.id)) + 1;
  const lastX = Math.max(0, wall.width - width);

  function findPlace(firstX: number, space: number): Opening | undefined {
    for (const y of sills) {
      for (let x = Math.min(firstX, lastX); x <= lastX; x += step) {
        const opening: Opening = { id, kind, x, y, width, height };
        const withSpace = { ...opening, x: x - space, width: width + 2 * space };
        const isFree = !wall.openings.some((other) => overlap(other, withSpace));
        if (isFree && fits(wall, opening)) {
          return opening;
        }
      }
    }
    return undefined;
  }

  return findPlace(50, 30) ?? findPlace(0, 0);
}

export function replaceWall(drawing: WallDrawing, next: Wall): WallDrawing {
  return { ...drawing, walls: drawing.walls.map((wall) => (wall.id === next.id ? next : wall)) };
}
