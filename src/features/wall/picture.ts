import { type Counts, type Drawing, describeDrawing, fill, metres, type Opening, type Wall } from "./drawing";
import { colours, dimensions, openingShapes, type Shape, wallShapes } from "./shapes";
import type { WallTexts } from "@/content/pages/wall";
import { viewOf } from "./view";

const width = 900;
const lineHeight = 26;
const font = (size: number) => `700 ${size}px Archivo, Arial, sans-serif`;

function draw(context: CanvasRenderingContext2D, shapes: Shape[]) {
  for (const { d, fill, stroke, width = 1 } of shapes) {
    const path = new Path2D(d);
    if (fill) Object.assign(context, { fillStyle: fill }).fill(path);
    if (stroke) Object.assign(context, { strokeStyle: stroke, lineWidth: width }).stroke(path);
  }
}

/** What stands below a wall: what it comes to, and the measures of each door and window. */
function linesBelow(wall: Wall, sum: string, texts: WallTexts): string[] {
  const line = ({ kind, x, y, width, height }: Opening) => {
    const size = { width: metres(width), height: metres(height), x: metres(x), y: metres(y) };
    return fill(texts.lines.opening, { name: texts.openings[kind].name, ...size });
  };
  return [sum, ...wall.openings.map(line)];
}

/** The drawing as a PNG, made on the device: each wall at scale, and below it in words what it comes to. */
export async function toPicture(drawing: Drawing, texts: WallTexts, counts: Counts = "wall"): Promise<Blob> {
  const sums = describeDrawing(drawing, texts, counts);
  const parts = drawing.walls.map((wall, index) => ({
    wall,
    view: viewOf(wall, index === 0 && counts === "wall" ? (drawing.ceiling ?? 0) : 0, width),
    lines: linesBelow(wall, sums[index] ?? "", texts),
  }));
  parts.at(-1)?.lines.push(...sums.slice(parts.length));
  const heightOf = ({ view, lines }: (typeof parts)[number]) => view.height + (lines.length + 1) * lineHeight;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = parts.reduce((sum, part) => sum + heightOf(part), 0);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas to draw on");
  context.fillStyle = colours.shade;
  context.fillRect(0, 0, width, canvas.height);
  for (const part of parts) {
    const { wall, view, lines } = part;
    const { shapes, labels } = dimensions(view, wall);
    draw(context, [
      ...wallShapes(view, wall),
      ...shapes,
      ...wall.openings.flatMap((opening) => openingShapes(view, opening)),
    ]);
    Object.assign(context, { textAlign: "center", textBaseline: "middle" });
    for (const { text, x, y, size, isTurned } of labels) {
      context.save();
      context.translate(x, y);
      if (isTurned) context.rotate(-Math.PI / 2);
      context.font = font(size);
      const { width } = context.measureText(text);
      context.fillStyle = colours.shade;
      context.fillRect(-width / 2 - 5, -size / 2, width + 10, size);
      context.fillStyle = colours.ink;
      context.fillText(text, 0, 0);
      context.restore();
    }
    context.font = font(18);
    Object.assign(context, { fillStyle: colours.ink, textAlign: "left" });
    for (const [index, line] of lines.entries()) {
      context.fillText(line, 20, view.height + (index + 0.5) * lineHeight, width - 40);
    }
    context.translate(0, heightOf(part));
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture"))), "image/png");
  });
}
