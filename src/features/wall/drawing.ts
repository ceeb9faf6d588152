import type { ServiceIndication } from "#data/collections/service-indication.ts";
import { counted } from "#data/lib/counted.ts";
import type { WallTexts } from "#data/pages/wall.ts";

/** In whole centimetres, in steps of five, from the wall's lower left corner. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Opening extends Rectangle {
  id: number;
  kind: "door" | "window";
}

export interface Wall {
  id: number;
  width: number;
  height: number;
  openings: Opening[];
}

/** What a visitor drew: plain data, as it is kept with the rest of an enquiry. */
export interface WallDrawing {
  walls: Wall[];
  /**
   * The length of the room in centimetres, when its ceiling counts as well; its width is that of
   * the first wall.
   */
  ceiling?: number | undefined;
}

/**
 * What is measured, as content/services/ says of the work: where it is nothing of the walls, the
 * frames in them count.
 */
export type Measure = ServiceIndication["parts"][number]["measure"] | undefined;

/** The drawing before anything was changed: a wall of a room, or a facade. */
export function newDrawing(measure: Measure): WallDrawing {
  const isFacade = measure === "facade" || measure === "none";
  const size = isFacade ? { width: 600, height: 540 } : { width: 400, height: 260 };
  return { walls: [{ id: 1, ...size, openings: [] }] };
}

/**
 * A part of a drawing that counts: how many there are of it, and square metres, below zero where
 * they are taken off.
 */
interface Part {
  of: "walls" | "ceiling" | Opening["kind"];
  count: number;
  area: number;
}

/** What the square metres of a drawing are made up of. */
export function partsOf({ walls, ceiling = 0 }: WallDrawing, measure: Measure): Part[] {
  const areFrames = measure === "none";
  const part = (of: Part["of"], rectangles: Pick<Rectangle, "width" | "height">[], sign = 1) => {
    const area = rectangles.reduce((sum, { width, height }) => sum + width * height, 0) / 10_000;
    return { of, count: rectangles.length, area: sign * area };
  };
  const openings = (["door", "window"] as const).map((kind) => {
    const these = walls.flatMap((wall) => wall.openings).filter((one) => one.kind === kind);
    return part(kind, these, areFrames ? 1 : -1);
  });
  const above = { width: walls[0]?.width ?? 0, height: ceiling };
  const parts = areFrames
    ? openings
    : [part("walls", walls), ...openings, part("ceiling", [above])];
  return parts.filter(({ area }) => area !== 0);
}

/** What the whole drawing comes to, in square metres to a hundredth. */
export function netSquareMeters(drawing: WallDrawing, measure: Measure): number {
  return Math.round(partsOf(drawing, measure).reduce((sum, { area }) => sum + area, 0) * 100) / 100;
}

/** A number the Dutch way: "9,31". */
export function decimal(number: number, digits = 2): string {
  return number.toLocaleString("nl-NL", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

export const metres = (centimetres: number) => decimal(centimetres / 100);

/** A text with its {names} filled in: texts as they are, centimetres as metres. */
export const fill = (template: string, values: Record<string, string | number>) =>
  template.replace(/\{(\w+)\}/g, (all, name: string) => {
    const value = values[name] ?? all;
    return typeof value === "number" ? metres(value) : value;
  });

/** "1 deur", "2 deuren", "Plafond". */
export function partText({ of, count }: Part, texts: WallTexts): string {
  if (of === "ceiling") {
    return texts.ceiling.name;
  }
  return counted(of === "walls" ? texts.total.walls : texts.openings[of], count);
}

export const wallName = (index: number, texts: WallTexts) =>
  fill(texts.wall, { number: `${index + 1}` });

/**
 * The drawing in words, a line a wall, as in "Muur 1: 5,00 × 2,60 m, 1 deur: 11,11 m² netto", or ""
 * for none.
 */
export function describeDrawing(
  drawing: WallDrawing,
  texts: WallTexts,
  measure: Measure,
): string[] {
  const counts = measure === "none" ? "frames" : "wall";
  const line = (template: string, name: string, measures: string[], area: number) =>
    fill(template, { name, measures: measures.join(", "), squareMetres: decimal(area) });
  const size = (width: number, height: number) => `${metres(width)} × ${metres(height)} m`;
  const lines = drawing.walls.map((wall, index) => {
    const only = { walls: [wall] };
    const openings = partsOf(only, "none").map((part) => partText(part, texts));
    const measures = counts === "frames" ? openings : [size(wall.width, wall.height), ...openings];
    const area = netSquareMeters(only, measure);
    return measures.length ? line(texts.lines[counts], wallName(index, texts), measures, area) : "";
  });
  const above = partsOf(drawing, measure).find(({ of }) => of === "ceiling");
  const measures = [size(drawing.walls[0]?.width ?? 0, drawing.ceiling ?? 0)];
  if (above) {
    lines.push(line(texts.lines.ceiling, texts.ceiling.name, measures, above.area));
  }
  return lines;
}
