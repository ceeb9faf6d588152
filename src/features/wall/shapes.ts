import { metres, type Opening, type Rectangle, type Wall } from "./drawing";
import { around, type View } from "./view";

/** A path to fill or to draw, in the picture's pixels. */
export interface Shape {
  d: string;
  fill?: string;
  stroke?: string;
  strokeWidth?: number;
}

/** A figure or a word in the picture, centred; turned reads upwards, and the halo covers the line behind it. */
export interface Label {
  text: string;
  x: number;
  y: number;
  size: number;
  isTurned?: boolean;
  hasHalo?: boolean;
}

export const colours = {
  ink: "#12151c",
  plaster: "#fff",
  shade: "#f3f3ef",
  joint: "#d9d9d2",
  cobalt: "#1b3fd6",
  yellow: "#ffd21f",
};
const { ink, plaster, shade, joint, cobalt, yellow } = colours;

/** Where a part of the wall stands in the picture. */
export function inPicture({ left, floor, scale }: View, part: Rectangle): Rectangle {
  return {
    x: left + part.x * scale,
    y: floor - (part.y + part.height) * scale,
    width: part.width * scale,
    height: part.height * scale,
  };
}

/** Where the wall itself stands in it. */
export const wallBox = (view: View, { width, height }: Wall) =>
  inPicture(view, { x: 0, y: 0, width, height });

const rectangle = ({ x, y, width, height }: Rectangle) => `M${x} ${y}h${width}v${height}h${-width}z`;

export function openingShapes(view: View, opening: Opening): Shape[] {
  const box = inPicture(view, opening);
  const { x, y, width, height } = box;
  const metre = view.scale * 100;
  if (opening.kind === "door") {
    const latch = `M${x + width - Math.max(5, 0.1 * metre)} ${y + height / 2}h${-Math.max(4, 0.1 * metre)}`;
    return [
      { d: rectangle(box), fill: cobalt },
      { d: latch, stroke: plaster, strokeWidth: 3 },
    ];
  }
  const frame = Math.min(11, Math.max(4, 0.09 * metre), width / 4, height / 4);
  const panes = width > 40 ? 2 : 1;
  const pane = (width - (panes + 1) * frame) / panes;
  const glass = { x: x + frame, y: y + frame, width: pane, height: height - 2 * frame };
  const second = panes === 2 ? rectangle({ ...glass, x: glass.x + pane + frame }) : "";
  const shine = `M${glass.x + pane * 0.2} ${y + height * 0.62}L${glass.x + pane * 0.75} ${y + height * 0.3}`;
  return [
    { d: rectangle(box), fill: yellow },
    { d: rectangle(glass) + second, fill: shade },
    { d: shine, stroke: joint, strokeWidth: 2 },
    { d: `M${x - 4} ${y + height + 1.5}h${width + 8}`, stroke: ink, strokeWidth: 3 },
  ];
}

/** A person of 1.75 m, to see the wall's size by. */
function person({ left, floor, scale, width }: View): Shape {
  const metre = scale * 100;
  const x = (across: number) => left - around(width).dimension + (across - 0.56) * metre;
  const y = (up: number) => floor - up * metre;
  const radius = 0.115 * metre;
  const d = [
    `M${x(0.14)} ${y(0)}V${y(0.78)}H${x(0.085)}V${y(1.3)}Q${x(0.085)} ${y(1.43)} ${x(0.21)} ${y(1.43)}`,
    `H${x(0.33)}Q${x(0.455)} ${y(1.43)} ${x(0.455)} ${y(1.3)}V${y(0.78)}H${x(0.4)}V${y(0)}H${x(0.285)}`,
    `V${y(0.72)}H${x(0.255)}V${y(0)}ZM${x(0.14)} ${y(0.78)}V${y(1.22)}M${x(0.4)} ${y(0.78)}V${y(1.22)}`,
    `M${x(0.27) - radius} ${y(1.625)}a${radius} ${radius} 0 1 0 ${2 * radius} 0`,
    `a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
  ];
  return { d: d.join(""), stroke: ink, strokeWidth: 1.5 };
}

/** The floor, the person, the ceiling seen obliquely, and the wall without its openings. */
export function wallShapes(view: View, wall: Wall): Shape[] {
  const box = wallBox(view, wall);
  const depth = view.depth * view.scale;
  const ceiling = `M${box.x} ${box.y}l${depth} ${-depth}h${box.width}l${-depth} ${depth}z`;
  return [
    { d: `M0 ${view.floor + 1.5}H${view.width}`, stroke: ink, strokeWidth: 3 },
    person(view),
    ...(depth ? [{ d: ceiling, fill: plaster, stroke: ink, strokeWidth: 2 }] : []),
    { d: rectangle(box), fill: plaster, stroke: ink, strokeWidth: 3 },
  ];
}

/** An oblique stroke at the end of a dimension, as on a builder's drawing. */
const tick = (x: number, y: number) => `M${x - 5} ${y + 5}l10 -10`;

/** The wall's width and height, and how far from the left an opening is that is being placed. */
export function dimensions(view: View, wall: Wall, placed?: Opening): { shapes: Shape[]; labels: Label[] } {
  const { left, floor } = view;
  const { y: top, width, height } = wallBox(view, wall);
  const right = left + width;
  const line = floor + 42;
  const side = left - around(view.width).dimension + 20;
  const thin = [
    `M${left} ${line}H${right}M${left} ${floor + 30}v20M${right} ${floor + 30}v20`,
    `M${side} ${floor}V${top}M${side - 8} ${top}H${left - 6}`,
  ];
  const ticks = tick(left, line) + tick(right, line) + tick(side, floor) + tick(side, top);
  const labels: Label[] = [
    { text: `${metres(wall.width)} m`, x: (left + right) / 2, y: line + 20, size: 22 },
  ];
  const heightText = { text: `${metres(wall.height)} m`, size: 22 };
  // A wall too low for its own figure has it above.
  if (height < 84) labels.push({ ...heightText, x: Math.max(side, 40), y: top - 21 });
  else labels.push({ ...heightText, x: side, y: floor - height / 2, isTurned: true, hasHalo: true });
  if (placed && placed.x > 0) {
    const end = left + placed.x * view.scale;
    const isWide = end - left > 56;
    thin.push(`M${left} ${floor + 17}H${end}M${left} ${floor + 9}v16M${end} ${floor + 9}v16`);
    const x = isWide ? (left + end) / 2 : end + 28;
    labels.push({ text: metres(placed.x), x, y: floor + 17, size: 15, hasHalo: isWide });
  }
  const shapes = [
    { d: thin.join(""), stroke: ink, strokeWidth: 1 },
    { d: ticks, stroke: ink, strokeWidth: 3 },
  ];
  return { shapes, labels };
}

export function ceilingLabel(view: View, wall: Wall, text: string): Label[] {
  const { x, y, width } = wallBox(view, wall);
  const depth = view.depth * view.scale;
  const fits = depth > 60 && width > 9 * text.length;
  return fits ? [{ text, x: x + (depth + width) / 2, y: y - depth * 0.6, size: 15 }] : [];
}
