import type { Opening, Rectangle, Wall, WallDrawing } from "./drawing.ts";

/** Every measure is a multiple of this, in centimetres. */
export const step = 5;

/** How small and how large a thing can be, in centimetres. */
export const limits = {
  width: [50, 2_000],
  height: [150, 600],
  room: [50, 2_000],
  opening: 20,
} as const;
export const mostWalls = 8;

const usual = {
  door: { width: 90, height: 210, sills: [0] },
  // On the ground floor, on the floor above it, low, and down to the floor.
  window: { width: 150, height: 120, sills: [90, 360, 40, 0] },
};

export const snap = (value: number) => Math.round(value / step) * step;
export const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));
export const snapped = (value: number, [least, most]: readonly [number, number]) =>
  snap(clamp(value, least, most));

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
 * The wall with one side this long and its openings pushed along; undefined where they do not fit.
 */
function withSide(wall: Wall, side: "width" | "height", size: number): Wall | undefined {
  const next: Wall = { ...wall, [side]: size, openings: [] };
  // From the right, each stops at the wall's side or at the ones beside it.
  for (const one of [...wall.openings].sort((a, b) => rightOf(b) - rightOf(a))) {
    const beside = next.openings.filter((other) => overlap({ ...other, x: 0 }, { ...one, x: 0 }));
    const stops = side === "width" ? beside.map(({ x }) => x) : [];
    const x = Math.min(one.x, Math.min(next.width, ...stops) - one.width);
    next.openings.push({ ...one, x, y: Math.min(one.y, next.height - one.height) });
  }
  next.openings.sort((a, b) => a.id - b.id);
  return next.openings.every((one) => fits(next, one)) ? next : undefined;
}

/** The wall with one side as long as asked for, or as near to it as its openings allow. */
export function resizeWall(wall: Wall, side: "width" | "height", size: number): Wall {
  let wanted = snapped(size, limits[side]);
  for (; wanted !== wall[side]; wanted += step * Math.sign(wall[side] - wanted)) {
    const next = withSide(wall, side, wanted);
    if (next) {
      return next;
    }
  }
  return wall;
}

const axes = [
  ["x", "width"],
  ["y", "height"],
] as const;

/**
 * Where an opening gets to on its way to a place and a size: there, or up to what is in its way.
 */
function towards(wall: Wall, from: Opening, to: Opening): Opening {
  if (fits(wall, to)) {
    return to;
  }
  let here = from;
  for (const axis of axes) {
    for (;;) {
      const next = { ...here };
      for (const measure of axis) {
        next[measure] += step * Math.sign(to[measure] - here[measure]);
      }
      if (axis.every((measure) => next[measure] === here[measure]) || !fits(wall, next)) {
        break;
      }
      here = next;
    }
  }
  return here;
}

/**
 * The wall with one of its openings elsewhere or of another size, as near as what is around it
 * allows.
 */
export function changeOpening(wall: Wall, id: number, wanted: Partial<Rectangle>): Wall {
  const openings = wall.openings.map((now) => {
    if (now.id !== id) {
      return now;
    }
    const to = { ...now };
    for (const [start, length] of axes) {
      const end = length === "width" ? wall.width : wall.height;
      to[length] = snapped(wanted[length] ?? now[length], [limits.opening, end]);
      to[start] = snapped(wanted[start] ?? now[start], [0, end - to[length]]);
    }
    if (now.kind === "door") {
      to.y = 0;
    }
    return towards(wall, now, to);
  });
  return { ...wall, openings };
}

/** The first place where a new opening stands free of the others, or else where it just fits. */
export function newOpening(wall: Wall, kind: Opening["kind"]): Opening | undefined {
  const { sills, ...size } = usual[kind];
  const id = Math.max(0, ...wall.openings.map((one) => one.id)) + 1;
  for (const room of [30, 0]) {
    for (const y of sills) {
      for (
        let x = Math.min(room && 50, Math.max(0, wall.width - size.width));
        x < wall.width;
        x += step
      ) {
        const opening = { id, kind, x, y, ...size };
        const around = { ...opening, x: x - room, width: size.width + 2 * room };
        if (fits(wall, opening) && !wall.openings.some((other) => overlap(other, around))) {
          return opening;
        }
      }
    }
  }
  return undefined;
}

export function replaceWall(drawing: WallDrawing, next: Wall): WallDrawing {
  return { ...drawing, walls: drawing.walls.map((wall) => (wall.id === next.id ? next : wall)) };
}
