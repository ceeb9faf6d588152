import { expect, test } from "vitest";
import type { Wall } from "./drawing.ts";
import { changeOpening, newOpening, resizeWall } from "./edit.ts";

const door = { id: 1, kind: "door", x: 50, y: 0, width: 90, height: 210 } as const;
const window = { id: 2, kind: "window", x: 200, y: 90, width: 150, height: 120 } as const;
const wall: Wall = { id: 1, width: 500, height: 260, openings: [door, window] };

/** Where each opening's left side is. */
const places = ({ openings }: Wall) => openings.map(({ x }) => x);

test("measures go in steps of five centimetres", () => {
  expect(resizeWall(wall, "width", 512)).toMatchObject({ width: 510, height: 260 });
});

test.each([
  ["width", 9_000, 2_000],
  ["height", 9_000, 1_200],
  ["height", 3, 150],
] as const)("the %s of a wall cannot be %i cm: it becomes %i", (side, centimetres, limited) => {
  expect(resizeWall({ ...wall, openings: [] }, side, centimetres)[side]).toBe(limited);
});

test.each([
  [300, [50, 150]],
  [260, [20, 110]],
])("a wall that becomes %i cm wide pushes its openings along", (width, xs) => {
  expect(places(resizeWall(wall, "width", width))).toEqual(xs);
});

test("a wall cannot become narrower than its openings", () => {
  const { width, openings } = resizeWall(wall, "width", 50);
  expect(width).toBe(240);
  expect(openings.map(({ x }) => x)).toEqual([0, 90]);
});

test("a lower wall pushes a window down", () => {
  const tallWall = { ...wall, openings: [door, { ...window, y: 140 }] };
  expect(resizeWall(tallWall, "height", 210).openings[1]?.y).toBe(90);
});

test("a wall cannot become lower than its door", () => {
  expect(resizeWall(wall, "height", 150).height).toBe(210);
});

test("windows above each other do not push each other aside", () => {
  const storeys = { ...wall, height: 540, openings: [window, { ...window, id: 3, y: 360 }] };
  expect(places(resizeWall(storeys, "width", 300))).toEqual([150, 150]);
  expect(resizeWall(storeys, "height", 260).height).toBe(330);
});

test("an opening stops at the next one", () => {
  expect(places(changeOpening(wall, 1, { x: 130 }))).toEqual([110, 200]);
  expect(places(changeOpening(wall, 2, { x: -30, y: 60 }))).toEqual([50, 140]);
});

test("an opening can be moved to a free place beyond the next one", () => {
  expect(places(changeOpening(wall, 1, { x: 400 }))).toEqual([400, 200]);
});

test("a door stays on the floor", () => {
  expect(changeOpening(wall, 1, { y: 40 }).openings[0]).toEqual(door);
});

test("an opening grows up to what is around it, from either side", () => {
  expect(changeOpening(wall, 1, { width: 900 }).openings[0]).toMatchObject({ x: 0, width: 200 });
  expect(changeOpening(wall, 2, { x: 100, width: 250 }).openings[1]).toMatchObject({
    x: 140,
    width: 210,
  });
});

test("an opening keeps a smallest height", () => {
  expect(changeOpening(wall, 2, { height: 1 }).openings[1]).toMatchObject({ height: 20, y: 90 });
});

test("doors are added as long as there is room, apart from each other", () => {
  let full: Wall = { ...wall, width: 300, openings: [] };
  for (let opening = newOpening(full, "door"); opening; opening = newOpening(full, "door")) {
    full = { ...full, openings: [...full.openings, opening] };
  }
  expect(places(full)).toEqual([50, 170]);
});

test("a new opening gets an id that no other has", () => {
  const openings = [{ ...door, id: 2, x: 170 }];
  expect(newOpening({ ...wall, width: 300, openings }, "window")).toMatchObject({ id: 3, x: 0 });
});

test("no door is added to a wall that is too low for it", () => {
  expect(newOpening({ ...wall, height: 200, openings: [] }, "door")).toBeUndefined();
});
