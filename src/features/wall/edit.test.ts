import { expect, test } from "vitest";
import type { Wall } from "./drawing.ts";
import { changeOpening, newOpening, resizeWall } from "./edit.ts";

const door = { id: 1, kind: "door", x: 50, y: 0, width: 90, height: 210 } as const;
const window = { id: 2, kind: "window", x: 200, y: 90, width: 150, height: 120 } as const;
const wall: Wall = { id: 1, width: 500, height: 260, openings: [door, window] };

/** Where each opening's left side is. */
const places = ({ openings }: Wall) => openings.map(({ x }) => x);

test("measures go in steps of five centimetres, between what a wall can be", () => {
  expect(resizeWall(wall, "width", 512)).toMatchObject({ width: 510, height: 260 });
  expect(resizeWall(wall, "width", 9_000).width).toBe(2_000);
  expect(resizeWall(wall, "height", 9_000).height).toBe(600);
  expect(resizeWall({ ...wall, openings: [] }, "height", 3).height).toBe(150);
});

test("a narrower wall pushes its openings along, and stops where they no longer fit", () => {
  expect(places(resizeWall(wall, "width", 300))).toEqual([50, 150]);
  expect(places(resizeWall(wall, "width", 260))).toEqual([20, 110]);
  expect(resizeWall(wall, "width", 50)).toMatchObject({
    width: 240,
    openings: [{ x: 0 }, { x: 90 }],
  });
});

test("a lower wall takes a window down, and stops at the door's height", () => {
  const { openings, height } = resizeWall(
    { ...wall, openings: [door, { ...window, y: 140 }] },
    "height",
    150,
  );
  expect({ height, y: openings[1]?.y }).toEqual({ height: 210, y: 90 });
});

test("windows above each other do not push each other aside", () => {
  const storeys = { ...wall, height: 540, openings: [window, { ...window, id: 3, y: 360 }] };
  expect(places(resizeWall(storeys, "width", 300))).toEqual([150, 150]);
  expect(resizeWall(storeys, "height", 260).height).toBe(330);
});

test("an opening stops at the next one, and can be taken to a free place beyond it", () => {
  expect(places(changeOpening(wall, 1, { x: 130 }))).toEqual([110, 200]);
  expect(places(changeOpening(wall, 1, { x: 400 }))).toEqual([400, 200]);
  expect(places(changeOpening(wall, 2, { x: -30, y: 60 }))).toEqual([50, 140]);
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
  expect(changeOpening(wall, 2, { height: 1 }).openings[1]).toMatchObject({ height: 20, y: 90 });
});

test("doors and windows are added as long as there is room, apart where that can be", () => {
  let full: Wall = { ...wall, width: 300, openings: [] };
  for (let opening = newOpening(full, "door"); opening; opening = newOpening(full, "door")) {
    full = { ...full, openings: [...full.openings, opening] };
  }
  expect(places(full)).toEqual([50, 170]);
  expect(newOpening({ ...full, openings: full.openings.slice(1) }, "window")).toMatchObject({
    id: 3,
    x: 0,
  });
  expect(newOpening({ ...full, height: 200, openings: [] }, "door")).toBeUndefined();
});
