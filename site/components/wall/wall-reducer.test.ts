import { expect, test } from "vitest";
import { exampleWall } from "./geometry.ts";
import {
  shownWall,
  startState,
  type WallAction,
  type WallState,
  wallReducer,
} from "./wall-reducer.ts";

const start = startState(undefined, exampleWall("walls"));

/** The state after these actions, one after the other. */
const after = (state: WallState, ...actions: WallAction[]) => actions.reduce(wallReducer, state);

const resize = (type: "move" | "drag", kind: "width" | "height", by: number): WallAction => ({
  type,
  grip: { kind },
  distance: { across: by, up: by },
});
const widen = (by: number) => resize("move", "width", by);
const drag = (by: number) => resize("drag", "width", by);
const lower = (by: number) => resize("move", "height", -by);
const end: WallAction = { type: "endDrag", isCancelled: false };

test("a drawing is an example until it is changed, also by an earlier visit", () => {
  expect(start.drawing).toBe(start.example);
  // A grip that cannot go further changes nothing.
  expect(after(start, widen(0)).drawing).toBe(start.example);
  expect(shownWall(after(start, widen(100))).width).toBe(500);
  const earlier = startState(exampleWall("facade"), exampleWall("walls"));
  expect(earlier.drawing).not.toBe(earlier.example);
});

test("a measure that was typed counts once, also when it is told twice", () => {
  const typed: WallAction = { type: "resize", side: "width", size: 800 };
  expect(shownWall(after(start, typed, typed)).width).toBe(800);
});

test("a drag that is cancelled, or ends where it began, changes nothing", () => {
  const dragged = after(start, drag(40), drag(80));
  expect(shownWall(after(dragged, end)).width).toBe(480);
  expect(after(dragged, { ...end, isCancelled: true }).drawing).toBe(start.example);
  expect(after(dragged, drag(0), end).drawing).toBe(start.example);
});

test("an opening that does not fit changes nothing, which is said", () => {
  const full = after(start, lower(60), { type: "addOpening", kind: "door" });
  expect(shownWall(full).openings).toEqual([]);
  expect(full.full).toBe("door");
});

test("another wall or ceiling is shown at once, and the last one stays", () => {
  const two = after(start, lower(20), widen(220), { type: "add", surface: "wall" });
  expect(shownWall(two)).toMatchObject({ id: 2, height: 240 });
  const one = after(two, { type: "remove" });
  expect(shownWall(one)).toMatchObject({ id: 1 });
  const ceiling = shownWall(after(one, { type: "add", surface: "ceiling" }));
  expect(ceiling).toMatchObject({ isCeiling: true, width: 620, openings: [] });
  expect(after(one, { type: "remove" }).drawing).toBe(one.drawing);
});
