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

/**
 * A drawing as plain data, which is stored in the draft of an enquiry. It has at least one wall.
 */
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

/** Whether the walls themselves count, and not only the frames in them or the ceiling. */
export const countsWalls = (measure: CountedSurface) => measure !== "none" && measure !== "ceiling";

/** Whether a ceiling counts. A facade has none, but the drawing may have been made for a room. */
export const countsCeiling = (measure: CountedSurface) => !isOutside(measure);

const usualRoomHeight = 260;
const usualRoomLength = 500;
const usualWidth = 400;

/** Whether a wall or a ceiling counts itself, and not only the frames in it. */
export function countsItself({ isCeiling }: Wall, measure: CountedSurface): boolean {
  return isCeiling ? countsCeiling(measure) : countsWalls(measure);
}

/** The drawing before anything was changed: a wall of a room, a ceiling, or a facade. */
export function exampleWall(measure: CountedSurface): WallDrawing {
  if (measure === "ceiling") {
    return exampleCeiling();
  }
  const size = isOutside(measure)
    ? { width: 600, height: 540 }
    : { width: usualWidth, height: usualRoomHeight };
  return { walls: [{ id: 1, ...size, openings: [] }] };
}

/** The drawing of a ceiling alone, before anything was changed. */
export function exampleCeiling(): WallDrawing {
  return { walls: [newCeiling(1, usualWidth)] };
}

/** Another wall, as high as this one unless that is a ceiling. */
export function newWall(id: number, { isCeiling, height }: Wall): Wall {
  return { id, width: usualWidth, height: isCeiling ? usualRoomHeight : height, openings: [] };
}

export function newCeiling(id: number, width: number): Wall {
  return { id, isCeiling: true, width, height: usualRoomLength, openings: [] };
}

export interface CountedPart {
  kind: "walls" | "ceilings" | OpeningKind;
  count: number;
  /** In square metres; negative for openings that are subtracted. */
  area: number;
}

/** The area of rectangles together, in square metres. */
function areaOf(rectangles: readonly Pick<Rectangle, "width" | "height">[]): number {
  let squareCentimeters = 0;
  for (const { width, height } of rectangles) {
    squareCentimeters += width * height;
  }
  return squareCentimeters / 10_000;
}

/** The parts of a drawing whose areas add up to its square metres. */
export function countedParts(drawing: WallDrawing, measure: CountedSurface): CountedPart[] {
  const walls = drawing.walls.filter(({ isCeiling }) => !isCeiling);
  const ceilings = drawing.walls.filter(({ isCeiling }) => isCeiling);
  const openings = walls.flatMap((wall) => wall.openings);
  const partOfKind = (kind: OpeningKind): CountedPart => {
    const ofKind = openings.filter((opening) => opening.kind === kind);
    const area = areaOf(ofKind);
    return { kind, count: ofKind.length, area: measure === "none" ? area : -area };
  };
  const parts: CountedPart[] = [];
  if (countsWalls(measure)) {
    parts.push({ kind: "walls", count: walls.length, area: areaOf(walls) });
  }
  if (measure !== "ceiling") {
    parts.push(partOfKind("door"), partOfKind("window"));
  }
  if (countsCeiling(measure)) {
    parts.push({ kind: "ceilings", count: ceilings.length, area: areaOf(ceilings) });
  }
  return parts.filter(({ area }) => area !== 0);
}

/** The area of the whole drawing in square metres, rounded to hundredths. */
export function netSquareMeters(drawing: WallDrawing, measure: CountedSurface): number {
  let total = 0;
  for (const { area } of countedParts(drawing, measure)) {
    total += area;
  }
  return Math.round(total * 100) / 100;
}
