import { expect, test } from "vitest";
import { exampleCeiling, exampleWall } from "./drawing.ts";
import { resizeWall } from "./edit.ts";
import {
  shownWall,
  startState,
  type WallAction,
  type WallState,
  wallReducer,
} from "./wall-reducer.ts";

const example = exampleWall("walls");
const start = startState(undefined, example);

/** The state after these actions, one after the other. */
const after = (state: WallState, ...actions: WallAction[]) => actions.reduce(wallReducer, state);

const widen = (state: WallState, width: number) => resizeWall(shownWall(state), "width", width);

test("a drawing is an example until it is changed", () => {
  expect(start.drawing).toBe(start.example);
  const widened = after(start, { type: "change", wall: widen(start, 500) });
  expect(widened.drawing).not.toBe(widened.example);
  expect(shownWall(widened).width).toBe(500);
});

test("a drag that is cancelled, or ends where it began, changes nothing", () => {
  const dragged = after(start, { type: "drag", wall: widen(start, 480) });
  expect(shownWall(after(dragged, { type: "endDrag" })).width).toBe(480);
  const cancelled = after(dragged, { type: "cancelDrag" });
  const back = after(dragged, { type: "drag", wall: widen(start, 400) }, { type: "endDrag" });
  for (const { drawing } of [cancelled, back]) {
    expect(drawing).toBe(start.example);
  }
});

test("a key on a grip that cannot go further is no change", () => {
  const same = after(start, { type: "change", wall: widen(start, 400) });
  expect(same.drawing).toBe(start.example);
});

test("an opening that is added is selected until it is taken away", () => {
  const added = after(start, { type: "addOpening", kind: "window" });
  expect(added.selectedId).toBe(1);
  const removed = after(added, { type: "removeOpening", id: 1 });
  expect(shownWall(removed).openings).toEqual([]);
  expect(removed.selectedId).toBeUndefined();
});

test("an opening that does not fit changes nothing, which is said", () => {
  const low = resizeWall(shownWall(start), "height", 200);
  const full = after(start, { type: "change", wall: low }, { type: "addOpening", kind: "door" });
  expect(shownWall(full).openings).toEqual([]);
  expect(full.full).toBe("door");
});

test("another wall is as high as the one that is shown, and is shown itself", () => {
  const low = resizeWall(shownWall(start), "height", 240);
  const two = after(start, { type: "change", wall: low }, { type: "addWall" });
  expect(shownWall(two)).toMatchObject({ id: 2, height: 240 });
  expect(shownWall(after(two, { type: "removeWall" }))).toMatchObject({ id: 1 });
});

test("the last wall cannot be taken away", () => {
  expect(after(start, { type: "removeWall" }).drawing).toBe(start.example);
});

test("a ceiling is added as wide as the wall", () => {
  const wide = after(start, { type: "change", wall: widen(start, 620) }, { type: "addCeiling" });
  expect(shownWall(wide)).toMatchObject({ isCeiling: true, width: 620, openings: [] });
});

test("a ceiling alone can be drawn instead of the wall of the example", () => {
  const begun = after(start, { type: "begin", example: exampleCeiling() });
  expect(begun.drawing).toBe(begun.example);
  expect(begun.drawing.walls).toHaveLength(1);
  expect(shownWall(begun).isCeiling).toBe(true);
});

test("a drawing of an earlier visit is no example", () => {
  const earlier = startState(exampleWall("facade"), example);
  expect(earlier.drawing).not.toBe(earlier.example);
});
