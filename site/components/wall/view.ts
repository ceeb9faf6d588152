import type { Rectangle, Wall } from "./geometry.ts";

/** The size of the picture in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The size of the picture, and the place of the wall in it, in pixels. */
export interface View extends Size {
  /** In pixels per centimetre. */
  scale: number;
  /** The x of the wall's left side. */
  left: number;
  floor: number;
}

// The space around the wall, in pixels; at the right, for the grip of its width.
const spaceBelow = 62;
const spaceAbove = 34;
const spaceAtSides = 20;
const spaceAtRight = 40;
/** Beside the figure. */
const spaceAtLeft = 12;
/** Between the wall and the figure, for the dimension of the wall's height. */
const dimensionWidth = 46;

/** By which factor the wall can be dragged wider or higher before it reaches the side. */
const slack = 1.15;

/** How far the tools of the figure beside a wall reach from its left foot, in centimetres. */
const figureReach = { left: 14, right: 80 };
const widthBeside = figureReach.left + figureReach.right;

/** The largest scale at which the wall, so much enlarged, fits the picture. */
function fittingScale(wall: Wall, size: Size, enlargement: number): number {
  const width = size.width - dimensionWidth - spaceAtRight - spaceAtSides;
  const height = size.height - spaceBelow - spaceAbove;
  const acrossScale = width / (wall.width * enlargement + widthBeside);
  const scale = Math.min(acrossScale, height / (wall.height * enlargement));
  // A picture that is hidden has no size, and a drawing in it has no negative one.
  return Math.max(0, scale);
}

/** What stands at the left of the wall, in pixels: the figure and the dimension. */
const widthAtLeft = (scale: number) => widthBeside * scale + dimensionWidth;

/** The x of the figure's left foot. */
export const figureLeft = ({ left, scale }: View) =>
  left - dimensionWidth - figureReach.right * scale;

/**
 * The place of a wall in a picture. `held` is the view in which a grip was pressed: its scale is
 * kept, so that the grip stays under the pointer, until the wall reaches the side of the picture.
 */
export function viewOf(wall: Wall, { width, height }: Size, held?: View): View {
  const fitting = fittingScale(wall, { width, height }, held ? 1 : slack);
  const scale = held ? Math.min(held.scale, fitting) : fitting;
  const atLeft = widthAtLeft(scale);
  const right = width - wall.width * scale;
  const wanted = held
    ? Math.min(held.left, right - spaceAtRight)
    : (right - spaceAtSides + atLeft) / 2;
  const left = Math.max(spaceAtLeft + atLeft, wanted);
  return { width, height, scale, left, floor: height - spaceBelow };
}

/** The place of a part of the wall in the picture, in pixels. */
export const boxInPicture = ({ left, floor, scale }: View, part: Rectangle): Rectangle => ({
  x: left + part.x * scale,
  y: floor - (part.y + part.height) * scale,
  width: part.width * scale,
  height: part.height * scale,
});

/** The place of the wall itself in the picture, in pixels. */
export const wallBox = (view: View, { width, height }: Wall) =>
  boxInPicture(view, { x: 0, y: 0, width, height });
