import { counted } from "#data/format/counted.ts";
import { fill } from "#data/format/fill.ts";
import type { WallTexts } from "#data/texts/wall.ts";
import {
  type CountedPart,
  countedParts,
  countsWalls,
  type Measure,
  netSquareMeters,
  type WallDrawing,
} from "./drawing.ts";

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

/** "1 deur", "2 deuren", "Plafond". */
export function partText({ kind, count }: CountedPart, texts: WallTexts): string {
  if (kind === "ceiling") {
    return texts.ceiling.name;
  }
  return counted(kind === "walls" ? texts.total.walls : texts.openings[kind], count);
}

/** "Muur 1". */
export const wallName = (index: number, texts: WallTexts) =>
  fill(texts.wall, { number: `${index + 1}` });

/**
 * The drawing in words, one line for each wall, as in "Muur 1: 5,00 × 2,60 m, 1 deur: 11,11 m²
 * netto", and one for the ceiling. The line of a wall that does not count is "".
 */
export function describeDrawing(
  drawing: WallDrawing,
  texts: WallTexts,
  measure: Measure,
): string[] {
  const size = (width: number, height: number) => `${metres(width)} × ${metres(height)} m`;

  const lines = drawing.walls.map((wall, index) => {
    const onlyThisWall = { walls: [wall] };
    const measures = countedParts(onlyThisWall, "none").map((part) => partText(part, texts));
    if (countsWalls(measure)) {
      measures.unshift(size(wall.width, wall.height));
    }
    if (measures.length === 0 || measure === "ceiling") {
      return "";
    }
    return fill(measure === "none" ? texts.lines.frames : texts.lines.wall, {
      name: wallName(index, texts),
      measures: measures.join(", "),
      squareMeters: decimal(netSquareMeters(onlyThisWall, measure)),
    });
  });

  const ceiling = countedParts(drawing, measure).find(({ kind }) => kind === "ceiling");
  if (ceiling) {
    const ceilingLine = fill(texts.lines.ceiling, {
      name: texts.ceiling.name,
      measures: size(drawing.walls[0]?.width ?? 0, drawing.ceiling ?? 0),
      squareMeters: decimal(ceiling.area),
    });
    lines.push(ceilingLine);
  }
  return lines;
}
