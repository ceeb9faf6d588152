import { expect, test } from "vitest";
import {
  type CountedSurface,
  exampleWall,
  netSquareMeters,
  newCeiling,
  type Wall,
} from "./drawing.ts";

const openings = [
  { id: 1, kind: "door", x: 50, y: 0, width: 90, height: 210 },
  { id: 2, kind: "window", x: 200, y: 90, width: 150, height: 120 },
] as const;
const wall: Wall = { id: 1, width: 400, height: 260, openings: [...openings] };
const drawing = { walls: [wall, newCeiling(2, 400)] };

test.each<[CountedSurface, number]>([
  ["walls", 26.71],
  ["ceiling", 20],
  // A facade has no ceiling.
  ["facade", 6.71],
  // Of window frames, only doors and windows count.
  ["none", 3.69],
])("for %s, a room with a door and a window is %d m²", (measure, squareMeters) => {
  expect(netSquareMeters(drawing, measure)).toBeCloseTo(squareMeters);
});

test("the example of a facade is six metres wide", () => {
  expect(exampleWall("facade").walls).toMatchObject([{ width: 600, openings: [] }]);
});
