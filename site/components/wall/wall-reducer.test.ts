import { expect, test } from "vitest";
import { exampleWall, type Wall } from "./geometry.ts";
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

/** The wall gets other measures. */
const change = (measures: Partial<Wall>): WallAction => ({
  type: "change",
  change: (wall) => ({ ...wall, ...measures }),
});

test("a drawing is an example until it is another one, unless it is of an earlier visit", () => {
  expect(start.drawing).toBe(start.example);
  const wider = after(start, change({ width: 500 }));
  expect(wider.drawing).not.toBe(start.example);
  expect(shownWall(wider).width).toBe(500);
  expect(after(wider, change({ width: 400 })).drawing).toBe(start.example);
  expect(after(start, { type: "change", change: () => undefined }).drawing).toBe(start.example);
  const earlier = startState(exampleWall("walls"), exampleWall("walls"));
  expect(after(earlier, change({})).drawing).not.toBe(earlier.example);
});

test("an opening that does not fit changes nothing, which is said", () => {
  const full = after(start, change({ height: 200 }), { type: "addOpening", kind: "door" });
  expect(shownWall(full).openings).toEqual([]);
  expect(full.full).toBe("door");
});

test("another wall is shown at once, and the last one stays", () => {
  const two = after(start, change({ width: 620, height: 240 }), { type: "addWall" });
  expect(shownWall(two)).toMatchObject({ id: 2, height: 240 });
  const one = after(two, { type: "remove" });
  expect(shownWall(one)).toMatchObject({ id: 1, width: 620 });
  expect(after(one, { type: "remove" }).drawing).toBe(one.drawing);
});
