import type { WallTexts } from "#data/pages/wall.ts";
import { describeDrawing, fill, type Measure, type WallDrawing } from "./drawing.ts";
import {
  colours,
  dimensions,
  type Label,
  openingShapes,
  type Shape,
  wallShapes,
} from "./shapes.ts";
import { viewOf } from "./view.ts";

const width = 900;
const lineHeight = 26;
const font = (size: number) => `700 ${size}px Archivo, Arial, sans-serif`;

function draw(context: OffscreenCanvasRenderingContext2D, shapes: Shape[]) {
  for (const { d, transform, fill, stroke, strokeWidth } of shapes) {
    const path = new Path2D();
    path.addPath(new Path2D(d), new DOMMatrix(transform));
    if (fill) {
      Object.assign(context, { fillStyle: fill }).fill(path);
    }
    if (stroke) {
      Object.assign(context, { strokeStyle: stroke, lineWidth: strokeWidth }).stroke(path);
    }
  }
}

/** A label as the page shows it: on a plane of its own, that covers the line behind it. */
function write(context: OffscreenCanvasRenderingContext2D, { text, x, y, size, isTurned }: Label) {
  context.save();
  context.translate(x, y);
  if (isTurned) {
    context.rotate(-Math.PI / 2);
  }
  Object.assign(context, { font: font(size), textAlign: "center", fillStyle: colours.shade });
  const { width } = context.measureText(text);
  context.fillRect(-width / 2 - 5, -size / 2, width + 10, size);
  context.fillStyle = colours.ink;
  context.fillText(text, 0, 0);
  context.restore();
}

/**
 * The drawing as a PNG, made on the device: each wall at scale, and below it in words what it comes
 * to.
 */
export async function drawPicture(
  drawing: WallDrawing,
  texts: WallTexts,
  measure: Measure,
): Promise<Blob> {
  const { walls, ceiling = 0 } = drawing;
  const sums = describeDrawing(drawing, texts, measure);
  const parts = walls.map((wall, index) => {
    const openings = wall.openings.map((opening) =>
      fill(texts.lines.opening, { ...opening, name: texts.openings[opening.kind].name }),
    );
    const view = viewOf(wall, index === 0 && measure !== "none" ? ceiling : 0, width);
    return { wall, view, lines: [sums[index] ?? "", ...openings] };
  });
  parts.at(-1)?.lines.push(...sums.slice(parts.length));
  const heightOf = ({ view, lines }: (typeof parts)[number]) =>
    view.height + (lines.length + 1) * lineHeight;
  const height = parts.reduce((sum, part) => sum + heightOf(part), 0);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (!context) {
    throw new Error("No canvas to draw on");
  }
  context.fillStyle = colours.shade;
  context.fillRect(0, 0, width, height);
  context.textBaseline = "middle";
  for (const part of parts) {
    const { wall, view, lines } = part;
    const { shapes, labels } = dimensions(view, wall);
    const openings = wall.openings.flatMap((opening) => openingShapes(view, opening));
    draw(context, [...wallShapes(view, wall), ...shapes, ...openings]);
    for (const label of labels) {
      write(context, label);
    }
    Object.assign(context, { font: font(18), textAlign: "left", fillStyle: colours.ink });
    for (const [index, line] of lines.entries()) {
      context.fillText(line, 20, view.height + (index + 0.5) * lineHeight, width - 40);
    }
    context.translate(0, heightOf(part));
  }
  return canvas.convertToBlob();
}
