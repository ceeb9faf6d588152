import type { WallTexts } from "@contractor/core/facts/enquiry/wall.ts";
import { counted, fill } from "@contractor/core/facts/format/fill.ts";
import {
  type CountedSurface,
  countsFrames,
  netSquareMeters,
  type Opening,
  type Wall,
  type WallDrawing,
} from "./geometry.ts";

/** A number the Dutch way: "9,31". */
export function decimal(number: number, digits = 2): string {
  return number.toLocaleString("nl-NL", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

/** Centimetres as metres, the Dutch way: "2,60". */
export const metres = (centimetres: number) => decimal(centimetres / 100);

/** Fills in a text as `fill` does. Numbers are centimetres, and are shown as metres. */
export function fillLengths(text: string, values: Record<string, string | number>): string {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" ? metres(value) : value,
  ]);
  return fill(text, Object.fromEntries(shown));
}

/** "1 deur, 2 ramen": the openings of a wall, each kind that it has. */
const openingsText = ({ openings }: Wall, texts: WallTexts): string[] =>
  (["door", "window"] as const).flatMap((kind) => {
    const count = openings.filter((opening) => opening.kind === kind).length;
    return count > 0 ? [counted(texts.openings[kind], count)] : [];
  });

/** "Muur 1". */
export const wallName = (wall: Wall, { walls }: WallDrawing, texts: WallTexts): string =>
  fill(texts.wall, { number: `${walls.indexOf(wall) + 1}` });

/** "Deur", with a number where the wall has several. */
export function openingName(opening: Opening, { openings }: Wall, texts: WallTexts): string {
  const alike = openings.filter(({ kind }) => kind === opening.kind);
  const { name } = texts.openings[opening.kind];
  const number = alike.findIndex(({ id }) => id === opening.id) + 1;
  return alike.length > 1 ? `${name} ${number}` : name;
}

/** The walls that count, as in "Muur 1: 5,00 × 2,60 m, 1 deur: 11,11 m² netto". */
export function describeDrawing(
  drawing: WallDrawing,
  texts: WallTexts,
  measure: CountedSurface,
): string[] {
  const { lines } = texts;
  return drawing.walls.flatMap((wall) => {
    const alone = { walls: [wall] };
    const squareMeters = netSquareMeters(alone, measure);
    if (squareMeters === 0) {
      return [];
    }
    const sides = `${metres(wall.width)} × ${metres(wall.height)} m`;
    const openings = openingsText(wall, texts);
    return fill(countsFrames(measure) ? lines.frames : lines.wall, {
      name: wallName(wall, drawing, texts),
      measures: (countsFrames(measure) ? openings : [sides, ...openings]).join(", "),
      squareMeters: decimal(squareMeters),
    });
  });
}
