import type { ServiceEstimate } from "@contractor/core/facts/services/service-estimate.ts";

/** A rectangle in whole centimetres, multiples of five, from the wall's lower left corner. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type OpeningKind = "door" | "window";

export interface Opening extends Rectangle {
  id: number;
  kind: OpeningKind;
}

export interface Wall {
  id: number;
  width: number;
  height: number;
  openings: Opening[];
}

export const sides = ["width", "height"] as const;
export type Side = (typeof sides)[number];

/** A drawing as plain data, which is stored in the draft of an enquiry. It has a wall at least. */
export interface WallDrawing {
  walls: Wall[];
}

/** What is measured for the work, from content/services/. */
export type CountedSurface = ServiceEstimate["parts"][number]["measure"] | undefined;

/** Whether a drawing has the square metres of the work: it has walls, and no ceiling. */
export const isDrawable = (measure: CountedSurface) => measure !== "ceiling" && measure !== "room";

/** Whether only the frames in a wall count, and not the wall itself. */
export const countsFrames = (measure: CountedSurface) => measure === "none";

/** Whether the work is outside, where walls are higher. */
export const isOutside = (measure: CountedSurface) => measure === "facade" || countsFrames(measure);

/** A wall, as high as the one beside it. */
export const newWall = (id: number, height = 260): Wall => ({
  id,
  width: 400,
  height,
  openings: [],
});

/** The drawing before anything was changed: a wall of a room, or a facade. */
export const exampleWall = (measure: CountedSurface): WallDrawing => ({
  walls: [isOutside(measure) ? { ...newWall(1, 540), width: 600 } : newWall(1)],
});

/**
 * The area of the whole drawing in square metres, rounded to hundredths: of walls without their
 * openings, or of the frames alone.
 */
export function netSquareMeters({ walls }: WallDrawing, measure: CountedSurface): number {
  const areaOf = (rectangles: readonly Pick<Rectangle, Side>[]) =>
    rectangles.reduce((sum, { width, height }) => sum + width * height, 0);
  const frames = areaOf(walls.flatMap(({ openings }) => openings));
  const area = countsFrames(measure) ? frames : areaOf(walls) - frames;
  return isDrawable(measure) ? Math.round(area / 100) / 100 : 0;
}

/**
 * Reads a measure in centimetres that was typed in metres, as in "2,6" or "2.60 m", or in
 * centimetres, as in "260"; undefined for anything else.
 */
export function readMeasure(text: string): number | undefined {
  const number = Number.parseFloat(text.replace(",", "."));
  // No wall is 50 metres long, but one may be 50 centimetres long.
  return number > 0 ? number * (number >= 50 ? 1 : 100) : undefined;
}

/** Every measure is a multiple of this, in centimetres. */
export const step = 5;
/** The smallest width and height of an opening, in centimetres. */
export const smallestOpening = 20;
/** The maximum number of walls in a drawing. */
export const maxWalls = 8;
/** The smallest and the largest measures of a wall, in centimetres. */
export const wallLimits = { width: [50, 2_000], height: [150, 1_200] } as const;

/** Rounds to the nearest multiple of a step. */
export const snap = (value: number) => Math.round(value / step) * step;
export const clamp = (value: number, min: number, max: number) =>
  Math.min(max, Math.max(min, value));

const overlap = (a: Rectangle, b: Rectangle) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const fits = (wall: Wall, opening: Opening) =>
  opening.x >= 0 &&
  opening.y >= 0 &&
  opening.x + opening.width <= wall.width &&
  opening.y + opening.height <= wall.height &&
  wall.openings.every((other) => other.id === opening.id || !overlap(other, opening));

/**
 * The wall with one side of this length. Its openings are pushed along; undefined when they do not
 * fit.
 */
function withSide(wall: Wall, side: Side, size: number): Wall | undefined {
  const next: Wall = { ...wall, [side]: size, openings: [] };
  const fromTheRight = [...wall.openings].sort((a, b) => b.x + b.width - a.x - a.width);
  for (const opening of fromTheRight) {
    // An opening is pushed up to the wall's side, or up to an opening beside it.
    const beside = next.openings.filter((other) =>
      overlap({ ...other, x: 0 }, { ...opening, x: 0 }),
    );
    const limit = side === "width" ? Math.min(size, ...beside.map(({ x }) => x)) : wall.width;
    next.openings.push({
      ...opening,
      x: Math.min(opening.x, limit - opening.width),
      y: Math.min(opening.y, next.height - opening.height),
    });
  }
  next.openings.sort((a, b) => a.id - b.id);
  return next.openings.every((opening) => fits(next, opening)) ? next : undefined;
}

/** The wall with one side of this length, or as near to it as its openings allow. */
export function resizeWall(wall: Wall, side: Side, size: number): Wall {
  const [min, max] = wallLimits[side];
  let wanted = snap(clamp(size, min, max));
  while (wanted !== wall[side]) {
    const next = withSide(wall, side, wanted);
    if (next) {
      return next;
    }
    wanted += step * Math.sign(wall[side] - wanted);
  }
  return wall;
}

/** The wall with an opening moved, or resized; undefined where another one is in the way. */
export function changeOpening(wall: Wall, opening: Opening, wanted: Partial<Rectangle>) {
  const next = { ...opening, ...wanted };
  for (const [start, length] of [["x", "width"] as const, ["y", "height"] as const]) {
    const longest = wall[length] - (length in wanted ? opening[start] : 0);
    next[length] = snap(clamp(next[length], smallestOpening, longest));
    next[start] = snap(clamp(next[start], 0, wall[length] - next[length]));
  }
  // A door stays on the floor.
  next.y = opening.kind === "door" ? 0 : next.y;
  const openings = wall.openings.map((one) => (one === opening ? next : one));
  return fits(wall, next) ? { ...wall, openings } : undefined;
}

/**
 * What a visitor drags: a side of the wall, an opening to move it, or the upper right corner of an
 * opening to change its size.
 */
export type Grip =
  | { kind: Side; openingId?: undefined }
  | { kind: "place" | "size"; openingId: number };

/** How far a grip is moved, in centimetres to the right and up. */
export interface Distance {
  across: number;
  up: number;
}

/** A wall after one of its grips was moved; undefined where that cannot go so far. */
export function moveGrip(wall: Wall, grip: Grip, { across, up }: Distance): Wall | undefined {
  if (grip.openingId === undefined) {
    return resizeWall(wall, grip.kind, wall[grip.kind] + (grip.kind === "width" ? across : up));
  }
  const opening = wall.openings.find(({ id }) => id === grip.openingId);
  if (!opening) {
    return undefined;
  }
  const { x, y, width, height } = opening;
  return grip.kind === "place"
    ? changeOpening(wall, opening, { x: x + across, y: y + up })
    : changeOpening(wall, opening, { width: width + across, height: height + up });
}

/** The size of a new opening, and its heights above the floor, the preferred one first. */
const defaults = {
  door: { width: 90, height: 210, sills: [0] },
  // On the ground floor, on the floor above it, low, and down to the floor.
  window: { width: 150, height: 120, sills: [90, 360, 40, 0] },
};

/** A new opening at the first free place with space around it, or else where it just fits. */
export function newOpening(wall: Wall, kind: OpeningKind): Opening | undefined {
  const { sills, ...size } = defaults[kind];
  const id = Math.max(0, ...wall.openings.map((opening) => opening.id)) + 1;
  const places = sills.flatMap((y) =>
    Array.from({ length: wall.width / step }, (_, index) => ({ id, kind, x: index * step, y })),
  );
  const free = places.map((place) => ({ ...place, ...size })).filter((one) => fits(wall, one));
  const around = ({ x, width, ...place }: Opening) => ({ ...place, x: x - 30, width: width + 60 });
  return free.find((place) => place.x >= 50 && fits(wall, around(place))) ?? free[0];
}
