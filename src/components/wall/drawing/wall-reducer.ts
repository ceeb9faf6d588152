import {
  newCeiling,
  newWall,
  type Opening,
  type OpeningKind,
  type Wall,
  type WallDrawing,
} from "./drawing.ts";
import { newOpening, replaceWall } from "./edit.ts";

/** What a button has just done, or could not do, to say it. */
export type News =
  | { kind: "added" | "removed"; opening: Opening; wall: Wall }
  | { kind: "full"; openingKind: OpeningKind }
  | { kind: "undone" };

export interface WallState {
  drawing: WallDrawing;
  /** What the visitor begins with. It is the drawing itself until something is changed in it. */
  example: WallDrawing;
  /** The drawing before each change, from the first to the last. */
  past: readonly WallDrawing[];
  /** The drawing before the drag that is going on, if any. */
  beforeDrag: WallDrawing | undefined;
  shownId: number;
  selectedId: number | undefined;
  news: News | undefined;
}

export type WallAction =
  /** A wall was changed by a key, or by typing. */
  | { type: "change"; wall: Wall }
  /** A wall is being changed by a drag, which is one change when it ends. */
  | { type: "drag"; wall: Wall }
  | { type: "endDrag" }
  | { type: "cancelDrag" }
  | { type: "addOpening"; kind: OpeningKind }
  | { type: "removeOpening"; id: number }
  | { type: "addWall" }
  | { type: "addCeiling" }
  | { type: "removeWall" }
  | { type: "show"; id: number }
  | { type: "select"; id: number | undefined }
  | { type: "begin"; example: WallDrawing }
  | { type: "undo" };

/** The state with a drawing of an earlier visit, or else with the example. */
export function startState(drawing: WallDrawing | undefined, example: WallDrawing): WallState {
  return {
    drawing: drawing ?? example,
    example,
    past: [],
    beforeDrag: undefined,
    shownId: 1,
    selectedId: undefined,
    news: undefined,
  };
}

export function shownWall({ drawing, shownId }: WallState): Wall {
  const wall = drawing.walls.find(({ id }) => id === shownId) ?? drawing.walls[0];
  if (!wall) {
    throw new Error("A drawing has at least one wall");
  }
  return wall;
}

const isSame = (a: WallDrawing, b: WallDrawing) => JSON.stringify(a) === JSON.stringify(b);

/** The state after one change, which can be undone. */
function changed(
  state: WallState,
  drawing: WallDrawing,
  others: Partial<WallState> = {},
): WallState {
  // A key on a grip that cannot go any further changes nothing.
  if (isSame(drawing, state.drawing)) {
    return state;
  }
  return {
    ...state,
    drawing,
    past: [...state.past, state.drawing],
    news: undefined,
    ...others,
  };
}

function cancelDrag(state: WallState): WallState {
  return { ...state, drawing: state.beforeDrag ?? state.drawing, beforeDrag: undefined };
}

const endDrag = (state: WallState) => changed(cancelDrag(state), state.drawing);

function addOpening(state: WallState, kind: OpeningKind): WallState {
  const wall = shownWall(state);
  const opening = newOpening(wall, kind);
  if (!opening) {
    return { ...state, news: { kind: "full", openingKind: kind } };
  }
  const next = { ...wall, openings: [...wall.openings, opening] };
  return changed(state, replaceWall(state.drawing, next), {
    selectedId: opening.id,
    news: { kind: "added", opening, wall: next },
  });
}

function removeOpening(state: WallState, id: number): WallState {
  const wall = shownWall(state);
  const opening = wall.openings.find((one) => one.id === id);
  if (!opening) {
    return state;
  }
  const openings = wall.openings.filter((one) => one !== opening);
  return changed(state, replaceWall(state.drawing, { ...wall, openings }), {
    selectedId: undefined,
    news: { kind: "removed", opening, wall },
  });
}

/** Adds a wall or a ceiling, and shows it. */
function add(state: WallState, wall: Wall): WallState {
  const drawing = { walls: [...state.drawing.walls, wall] };
  return changed(state, drawing, { shownId: wall.id, selectedId: undefined });
}

function removeWall(state: WallState): WallState {
  const wall = shownWall(state);
  const walls = state.drawing.walls.filter((one) => one !== wall);
  return walls.length > 0 ? changed(state, { walls }, { selectedId: undefined }) : state;
}

function undo(state: WallState): WallState {
  const drawing = state.past[state.past.length - 1];
  if (!drawing) {
    return state;
  }
  // The visitor sees what is taken back.
  const isOld = (wall: Wall) => state.drawing.walls.includes(wall);
  const restored = drawing.walls.find((wall) => !isOld(wall));
  return {
    ...state,
    drawing,
    past: state.past.slice(0, -1),
    beforeDrag: undefined,
    shownId: restored?.id ?? state.shownId,
    news: { kind: "undone" },
  };
}

/** The drawing and what is shown of it, after what a visitor did. */
export function wallReducer(state: WallState, action: WallAction): WallState {
  const { drawing } = state;
  const wall = shownWall(state);
  const newId = Math.max(...drawing.walls.map(({ id }) => id)) + 1;
  switch (action.type) {
    case "change":
      return changed(state, replaceWall(drawing, action.wall));
    case "drag":
      return {
        ...state,
        drawing: replaceWall(drawing, action.wall),
        beforeDrag: state.beforeDrag ?? drawing,
      };
    case "endDrag":
      return endDrag(state);
    case "cancelDrag":
      return cancelDrag(state);
    case "addOpening":
      return addOpening(state, action.kind);
    case "removeOpening":
      return removeOpening(state, action.id);
    case "addWall":
      return add(state, newWall(newId, wall));
    case "addCeiling":
      return add(state, newCeiling(newId, wall.width));
    case "removeWall":
      return removeWall(state);
    case "show":
      return { ...state, shownId: action.id, selectedId: undefined, news: undefined };
    case "select":
      return { ...state, selectedId: action.id };
    case "begin":
      return startState(undefined, action.example);
    case "undo":
      return undo(state);
  }
}
