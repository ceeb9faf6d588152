import type { ServiceEstimate } from "#data/services/service-estimate.ts";

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

/** A wall, or a ceiling, which is drawn and measured like a wall without openings. */
export interface Wall {
  id: number;
  isCeiling?: boolean;
  width: number;
  /** Of a ceiling, the length of the room. */
  height: number;
  openings: Opening[];
}

export type Side = "width" | "height";

/** A drawing as plain data, which is stored in the draft of an enquiry. It has a wall at least. */
export interface WallDrawing {
  walls: Wall[];
}

/**
 * What is measured for the work, from content/services/. For "none", the wall itself does not count
 * but the frames in it do.
 */
export type CountedSurface = ServiceEstimate["parts"][number]["measure"] | undefined;

/** Whether the work is outside, where walls are higher and have no ceiling. */
export const isOutside = (measure: CountedSurface) => measure === "none" || measure === "facade";

const countsWalls = (measure: CountedSurface) => measure !== "none" && measure !== "ceiling";

/** Whether a ceiling counts. A facade has none, but the drawing may have been made for a room. */
export const countsCeiling = (measure: CountedSurface) => !isOutside(measure);

/** Whether a wall or a ceiling counts itself, and not only the frames in it. */
export const countsItself = ({ isCeiling }: Wall, measure: CountedSurface) =>
  isCeiling ? countsCeiling(measure) : countsWalls(measure);

const usualWidth = 400;
const usualHeight = 260;
const usualLength = 500;

export const newCeiling = (id: number, width = usualWidth): Wall => ({
  id,
  isCeiling: true,
  width,
  height: usualLength,
  openings: [],
});

/** Another wall, as high as the one beside it. */
export const newWall = (id: number, height = usualHeight): Wall => ({
  id,
  width: usualWidth,
  height,
  openings: [],
});

/** The drawing before anything was changed: a wall of a room, a ceiling, or a facade. */
export function exampleWall(measure: CountedSurface): WallDrawing {
  if (measure === "ceiling") {
    return { walls: [newCeiling(1)] };
  }
  const wall = newWall(1);
  return { walls: [isOutside(measure) ? { ...wall, width: 600, height: 540 } : wall] };
}

export interface CountedPart {
  kind: "walls" | "ceilings" | OpeningKind;
  count: number;
  /** In square metres; negative for openings that are subtracted. */
  area: number;
}

/** The parts of a drawing whose areas add up to its square metres. */
export function countedParts({ walls: all }: WallDrawing, measure: CountedSurface): CountedPart[] {
  const walls = all.filter(({ isCeiling }) => !isCeiling);
  const openings = walls.flatMap((wall) => wall.openings);
  const sign = measure === "none" ? 1 : -1;
  function part(
    kind: CountedPart["kind"],
    rectangles: readonly Pick<Rectangle, Side>[],
    factor: number,
  ): CountedPart {
    const areas = rectangles.map(({ width, height }) => width * height);
    const total = areas.reduce((sum, area) => sum + area, 0);
    return { kind, count: areas.length, area: (factor * total) / 10_000 };
  }
  const ofKind = (kind: OpeningKind) => openings.filter((opening) => opening.kind === kind);
  const ceilings = all.filter(({ isCeiling }) => isCeiling);
  const parts = [
    part("walls", walls, countsWalls(measure) ? 1 : 0),
    part("door", ofKind("door"), measure === "ceiling" ? 0 : sign),
    part("window", ofKind("window"), measure === "ceiling" ? 0 : sign),
    part("ceilings", ceilings, countsCeiling(measure) ? 1 : 0),
  ];
  return parts.filter(({ area }) => area !== 0);
}

/** The area of the whole drawing in square metres, rounded to hundredths. */
export function netSquareMeters(drawing: WallDrawing, measure: CountedSurface): number {
  const areas = countedParts(drawing, measure).map(({ area }) => area);
  return Math.round(areas.reduce((sum, area) => sum + area, 0) * 100) / 100;
}

/** Every measure is a multiple of this, in centimetres. */
export const step = 5;
/** The smallest width and height of an opening, in centimetres. */
export const smallestOpening = 20;
/** The maximum number of walls and ceilings in a drawing. */
export const maxWalls = 8;

const wallLimits = { width: [50, 2_000], height: [150, 1_200] } as const;
const ceilingLimits = { width: [50, 2_000], height: [50, 2_000] } as const;

/** The smallest and the largest measures of a wall or a ceiling, in centimetres. */
export const limitsOf = ({ isCeiling }: Wall) => (isCeiling ? ceilingLimits : wallLimits);

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
  const [min, max] = limitsOf(wall)[side];
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

/** Moves an opening of a wall, or resizes it, as near to what is wanted as the others allow. */
export function changeOpening(wall: Wall, id: number, wanted: Partial<Rectangle>): Wall {
  const openings = wall.openings.map((opening) => {
    if (opening.id !== id) {
      return opening;
    }
    const target = { ...opening, ...wanted };
    for (const [start, length] of axes) {
      const longest = wall[length] - (length in wanted ? opening[start] : 0);
      target[length] = snap(clamp(target[length], smallestOpening, longest));
      target[start] = snap(clamp(target[start], 0, wall[length] - target[length]));
    }
    // A door stays on the floor.
    return moveTowards(wall, opening, opening.kind === "door" ? { ...target, y: 0 } : target);
  });
  return { ...wall, openings };
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
    Array.from({ length: wall.width / step }, (_, index): Opening => {
      return { id, kind, x: index * step, y, ...size };
    }),
  );
  const free = places.filter((place) => fits(wall, place));
  const hasSpace = ({ x, width, ...place }: Opening) =>
    x >= 50 &&
    fits({ ...wall, width: wall.width + 30 }, { ...place, x: x - 30, width: width + 60 });
  return free.find(hasSpace) ?? free[0];
}
