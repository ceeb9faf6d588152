import type { ServiceIndication } from "#data/collections/service-indication.ts";

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

/** A drawing as plain data, which is stored in the draft of an enquiry. */
export interface WallDrawing {
  walls: Wall[];
  /**
   * The length of the room in centimetres, when its ceiling counts as well. The ceiling is as wide
   * as the first wall.
   */
  ceiling?: number | undefined;
}

/**
 * What is measured for the work, from content/services/. For "none", the wall itself does not count
 * but the frames in it do.
 */
export type Measure = ServiceIndication["parts"][number]["measure"] | undefined;

/** The drawing before anything was changed: a wall of a room, or a facade. */
export function newDrawing(measure: Measure): WallDrawing {
  const isFacade = measure === "facade" || measure === "none";
  const size = isFacade ? { width: 600, height: 540 } : { width: 400, height: 260 };
  return { walls: [{ id: 1, ...size, openings: [] }] };
}

/** A part of a drawing that counts. */
export interface CountedPart {
  kind: "walls" | "ceiling" | OpeningKind;
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

/** Whether the walls themselves count, and not only the frames in them or the ceiling over them. */
export const countsWalls = (measure: Measure) => measure !== "none" && measure !== "ceiling";

/** Whether a ceiling counts. A facade has none, but the drawing may have been made for a room. */
export const countsCeiling = (measure: Measure) => measure !== "none" && measure !== "facade";

/** The parts of a drawing whose areas add up to its square metres. */
export function countedParts({ walls, ceiling = 0 }: WallDrawing, measure: Measure): CountedPart[] {
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
    const area = areaOf([{ width: walls[0]?.width ?? 0, height: ceiling }]);
    parts.push({ kind: "ceiling", count: 1, area });
  }
  return parts.filter(({ area }) => area !== 0);
}

/** The area of the whole drawing in square metres, rounded to hundredths. */
export function netSquareMeters(drawing: WallDrawing, measure: Measure): number {
  let total = 0;
  for (const { area } of countedParts(drawing, measure)) {
    total += area;
  }
  return Math.round(total * 100) / 100;
}
