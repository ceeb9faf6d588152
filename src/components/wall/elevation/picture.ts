import {
  describeWall,
  fillLengths,
  openingName,
} from "#components/wall/drawing/describe-drawing.ts";
import {
  type CountedSurface,
  countsItself,
  type Wall,
  type WallDrawing,
} from "#components/wall/drawing/drawing.ts";
import type { WallTexts } from "#data/enquiry/wall.ts";
import { dimensions, type Label } from "./dimensions.ts";
import { colours, openingShapes, type Shape, wallShapes } from "./shapes.ts";
import { type View, viewOf } from "./view.ts";

const pictureSize = { width: 900, height: 420 };
const lineHeight = 26;
const font = (size: number) => `700 ${size}px Archivo, Arial, sans-serif`;

/** A wall in the picture, and the lines of text below it. */
interface PictureRow {
  wall: Wall;
  /** Whether the wall itself counts; otherwise only the frames in it do. */
  isCounted: boolean;
  view: View;
  lines: string[];
}

const rowHeight = ({ view, lines }: PictureRow) => view.height + (lines.length + 1) * lineHeight;

/** A colour of the page as a canvas reads it, which knows no custom properties. */
function resolved(colour: string): string {
  const [, name] = /^var\((.*)\)$/.exec(colour) ?? [];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : colour;
}

function drawShapes(context: CanvasRenderingContext2D, shapes: Shape[]): void {
  for (const { d, transform, fill, stroke, strokeWidth } of shapes) {
    const path = new Path2D();
    path.addPath(new Path2D(d), new DOMMatrix(transform));
    if (fill) {
      context.fillStyle = resolved(fill);
      context.fill(path);
    }
    if (stroke) {
      context.strokeStyle = resolved(stroke);
      context.lineWidth = strokeWidth ?? 1;
      context.stroke(path);
    }
  }
}

/** Writes a label on a background of its own, which covers the line behind it. */
function drawLabel(context: CanvasRenderingContext2D, { text, x, y, size, isTurned }: Label): void {
  context.save();
  context.translate(x, y);
  if (isTurned) {
    context.rotate(-Math.PI / 2);
  }
  context.font = font(size);
  context.textAlign = "center";
  const { width } = context.measureText(text);
  context.fillStyle = resolved(colours.shade);
  context.fillRect(-width / 2 - 5, -size / 2, width + 10, size);
  context.fillStyle = resolved(colours.ink);
  context.fillText(text, 0, 0);
  context.restore();
}

function drawRow(context: CanvasRenderingContext2D, row: PictureRow): void {
  const { wall, isCounted, view, lines } = row;
  const { shapes, labels } = dimensions(view, wall);
  drawShapes(context, wallShapes(view, wall, isCounted));
  drawShapes(context, shapes);
  for (const opening of wall.openings) {
    drawShapes(context, openingShapes(view, opening));
  }
  for (const label of labels) {
    drawLabel(context, label);
  }
  context.font = font(18);
  context.textAlign = "left";
  context.fillStyle = resolved(colours.ink);
  for (const [index, line] of lines.entries()) {
    const y = view.height + (index + 0.5) * lineHeight;
    context.fillText(line, 20, y, pictureSize.width - 40);
  }
}

/** The walls that count, each with its description and its openings. */
function pictureRows(
  drawing: WallDrawing,
  texts: WallTexts,
  measure: CountedSurface,
): PictureRow[] {
  const rows: PictureRow[] = [];
  for (const wall of drawing.walls) {
    const description = describeWall(wall, drawing, texts, measure);
    if (description !== "") {
      const openings = wall.openings.map((opening) => {
        const { width, height, x, y } = opening;
        const name = openingName(opening, wall, texts);
        return fillLengths(texts.lines.opening, { name, width, height, x, y });
      });
      const view = viewOf(wall, pictureSize);
      const isCounted = countsItself(wall, measure);
      rows.push({ wall, isCounted, view, lines: [description, ...openings] });
    }
  }
  return rows;
}

/**
 * Draws the walls as a PNG, each at scale with its measures in words below it. Rejects when the
 * browser has no canvas.
 */
export async function drawPicture(
  drawing: WallDrawing,
  texts: WallTexts,
  measure: CountedSurface,
): Promise<Blob> {
  const rows = pictureRows(drawing, texts, measure);
  const canvas = document.createElement("canvas");
  canvas.width = pictureSize.width;
  canvas.height = rows.reduce((sum, row) => sum + rowHeight(row), 0);
  const context = canvas.getContext("2d");
  if (!context) {
    throw new Error("No canvas to draw on");
  }
  context.fillStyle = resolved(colours.shade);
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textBaseline = "middle";
  for (const row of rows) {
    drawRow(context, row);
    context.translate(0, rowHeight(row));
  }
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!picture) {
    throw new Error("The canvas gives no picture");
  }
  return picture;
}
