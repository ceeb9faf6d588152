import type { WallTexts } from "@/content/pages/wall";

/** A door or a window. All measures are whole centimetres, in steps of five, from the wall's lower left corner. */
export interface Opening {
  id: number;
  kind: OpeningKind;
  x: number;
  y: number;
  width: number;
  height: number;
}
export type OpeningKind = "door" | "window";

export interface Wall {
  id: number;
  width: number;
  height: number;
  openings: Opening[];
}

/** What a visitor drew: plain data, as it is kept with the rest of an enquiry. */
export interface Drawing {
  walls: Wall[];
  /** The length of the room in centimetres, when its ceiling counts as well; its width is that of the first wall. */
  ceiling?: number | undefined;
}

/** What a first wall looks like: one of a room, or a facade. */
export type Start = "room" | "facade";

/** What is measured: the walls without their openings, or the frames in them. */
export type Counts = "wall" | "frames";

const firstSizes: Record<Start, Pick<Wall, "width" | "height">> = {
  room: { width: 400, height: 260 },
  facade: { width: 600, height: 540 },
};

/** The drawing before anything was changed. */
export function newDrawing(start: Start): Drawing {
  return { walls: [{ id: 1, ...firstSizes[start], openings: [] }] };
}

/** Square metres of walls, openings included, or of openings. */
export const areaOf = (rectangles: { width: number; height: number }[]) =>
  rectangles.reduce((sum, { width, height }) => sum + width * height, 0) / 10_000;

/** Square metres of walls as they count. */
export function squareMetresOf(walls: Wall[], counts: Counts): number {
  const openings = areaOf(walls.flatMap((wall) => wall.openings));
  return counts === "frames" ? openings : areaOf(walls) - openings;
}

/** Square metres of the ceiling, where one was drawn and is to be done. */
export function ceilingSquareMetres({ walls: [first], ceiling }: Drawing, counts: Counts): number {
  return first && ceiling && counts === "wall" ? (first.width * ceiling) / 10_000 : 0;
}

/** What the whole drawing comes to, in square metres to a hundredth. */
export function netSquareMetres(drawing: Drawing, counts: Counts = "wall"): number {
  const sum = squareMetresOf(drawing.walls, counts) + ceilingSquareMetres(drawing, counts);
  return Math.round(sum * 100) / 100;
}

/** A number the Dutch way: "9,31". */
export function decimal(number: number, digits = 2): string {
  return number.toLocaleString("nl-NL", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** Centimetres as metres: "2,60". */
export const metres = (centimetres: number) => decimal(centimetres / 100);

/** A text with its {names} filled in. */
export const fill = (template: string, values: Record<string, string>) =>
  template.replace(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all);

/** "1 deur", "2 deuren". */
export const counted = (count: number, { one, many }: { one: string; many: string }) =>
  count === 1 ? one : fill(many, { count: `${count}` });

/** The words that a drawing is described in. */
type LineTexts = Pick<WallTexts, "wall" | "openings" | "ceiling" | "lines">;

/** How many doors and windows there are and how large, by kind, without what there is none of. */
export function openingSums(walls: Wall[], texts: Pick<LineTexts, "openings">) {
  return (["door", "window"] as const).flatMap((kind) => {
    const openings = walls.flatMap((wall) => wall.openings).filter((one) => one.kind === kind);
    const text = counted(openings.length, texts.openings[kind]);
    return openings.length ? [{ text, area: areaOf(openings) }] : [];
  });
}

/** "Muur 2". */
export const wallName = (index: number, texts: Pick<WallTexts, "wall">) =>
  fill(texts.wall, { number: `${index + 1}` });

/**
 * The drawing in words, a line a wall: "Muur 1: 5,00 × 2,60 m, 1 deur, 1 raam: 9,31 m² netto"; "" for a wall of which
 * nothing counts.
 */
export function describeDrawing(drawing: Drawing, texts: LineTexts, counts: Counts = "wall"): string[] {
  const { walls, ceiling = 0 } = drawing;
  const line = (template: string, name: string, measures: string[], area: number) =>
    fill(template, { name, measures: measures.join(", "), squareMetres: decimal(area) });
  const size = (width: number, height: number) => `${metres(width)} × ${metres(height)} m`;
  const lines = walls.map((wall, index) => {
    const openings = openingSums([wall], texts).map(({ text }) => text);
    const measures = counts === "frames" ? openings : [size(wall.width, wall.height), ...openings];
    const area = squareMetresOf([wall], counts);
    const template = counts === "frames" ? texts.lines.frames : texts.lines.wall;
    return measures.length ? line(template, wallName(index, texts), measures, area) : "";
  });
  const above = ceilingSquareMetres(drawing, counts);
  const measures = [size(walls[0]?.width ?? 0, ceiling)];
  if (above) lines.push(line(texts.lines.ceiling, texts.ceiling.name, measures, above));
  return lines;
}
