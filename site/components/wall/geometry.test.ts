import { expect, test } from "vitest";
import {
  type CountedSurface,
  changeOpening,
  netSquareMeters,
  newOpening,
  type Opening,
  type Rectangle,
  readMeasure,
  resizeWall,
  type Wall,
} from "./geometry.ts";

const door = { id: 1, kind: "door", x: 50, y: 0, width: 90, height: 210 } as const;
const window = { id: 2, kind: "window", x: 200, y: 90, width: 150, height: 120 } as const;
const wall: Wall = { id: 1, width: 500, height: 260, openings: [door, window] };

/** Where each opening's left side is. */
const places = ({ openings }: Wall) => openings.map(({ x }) => x);

test.each<[CountedSurface, number]>([
  ["walls", 19.31],
  // A drawing has no ceiling.
  ["ceiling", 0],
  ["room", 0],
  // Of window frames, only doors and windows count.
  ["none", 3.69],
])(
  "for %s, a wall with a door and a window, and one without, are %d m²",
  (measure, squareMeters) => {
    const drawing = { walls: [wall, { id: 2, width: 400, height: 250, openings: [] }] };
    expect(netSquareMeters(drawing, measure)).toBeCloseTo(squareMeters);
  },
);

test.each([
  ["width", 512, 510],
  ["width", 9_000, 2_000],
  // Not narrower than its openings, and not lower than its door.
  ["width", 50, 240],
  ["height", 150, 210],
] as const)("a wall whose %s should be %i cm gets %i", (side, centimetres, limited) => {
  expect(resizeWall(wall, side, centimetres)[side]).toBe(limited);
});

test("a wall that becomes narrower or lower pushes its openings along", () => {
  expect(places(resizeWall(wall, "width", 300))).toEqual([50, 150]);
  expect(places(resizeWall(wall, "width", 260))).toEqual([20, 110]);
  const tallWall = { ...wall, openings: [door, { ...window, y: 140 }] };
  expect(resizeWall(tallWall, "height", 210).openings[1]?.y).toBe(90);
});

test("windows above each other do not push each other aside", () => {
  const storeys = { ...wall, height: 540, openings: [window, { ...window, id: 3, y: 360 }] };
  expect(places(resizeWall(storeys, "width", 300))).toEqual([150, 150]);
  expect(resizeWall(storeys, "height", 260).height).toBe(330);
});

test.each<[string, Opening, Partial<Rectangle>, Partial<Rectangle> | undefined]>([
  ["a door stays on the floor", door, { x: 60, y: 40 }, { x: 60, y: 0 }],
  ["an opening stays within the wall", window, { x: 900, y: -5 }, { x: 350, y: 0 }],
  ["an opening goes to a free place beyond another", door, { x: 400 }, { x: 400 }],
  ["an opening does not go over another", door, { x: 130 }, undefined],
  ["an opening does not grow over another", door, { width: 200 }, undefined],
  ["an opening keeps a smallest height", window, { height: 1 }, { y: 90, height: 20 }],
])("%s", (_, opening, wanted, expected) => {
  const changed = changeOpening(wall, opening, wanted)?.openings.find(
    ({ id }) => id === opening.id,
  );
  expect(changed).toEqual(expected && { ...opening, ...expected });
});

test("doors are added as long as there is room, apart from each other", () => {
  let full: Wall = { ...wall, width: 300, openings: [] };
  for (let opening = newOpening(full, "door"); opening; opening = newOpening(full, "door")) {
    full = { ...full, openings: [...full.openings, opening] };
  }
  expect(full.openings.map(({ id, x }) => [id, x])).toEqual([
    [1, 50],
    [2, 170],
  ]);
});

test.each<[string, number | undefined]>([
  ["2,6", 260],
  ["2.60 m", 260],
  [" 4 ", 400],
  // Only centimetres can be meant.
  ["260", 260],
  ["", undefined],
  ["breed", undefined],
])("%j is a measure of %s cm", (typed, centimetres) => {
  expect(readMeasure(typed)).toBe(centimetres);
});
