import { newCeiling, newWall, type OpeningKind, type Wall, type WallDrawing } from "./drawing.ts";
import { newOpening, replaceWall } from "./edit.ts";

export interface WallState {
  drawing: WallDrawing;
  /** What the visitor begins with. It is the drawing itself until something is changed in it. */
  example: WallDrawing;
  /** The drawing before the drag that is going on, if any. */
  beforeDrag: WallDrawing | undefined;
  shownId: number;
  selectedId: number | undefined;
  /** What did not fit when a button was pressed, to say it. */
  full: OpeningKind | undefined;
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
  | { type: "begin"; example: WallDrawing };

/** The state with a drawing of an earlier visit, or else with the example. */
export function startState(drawing: WallDrawing | undefined, example: WallDrawing): WallState {
  return {
    drawing: drawing ?? example,
    example,
    beforeDrag: undefined,
    shownId: 1,
    selectedId: undefined,
    full: undefined,
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

/** The state after one change. */
function changed(
  state: WallState,
  drawing: WallDrawing,
  others: Partial<WallState> = {},
): WallState {
  // A key on a grip that cannot go any further changes nothing, so that an example remains one.
  return isSame(drawing, state.drawing) ? state : { ...state, drawing, full: undefined, ...others };
}

function cancelDrag(state: WallState): WallState {
  return { ...state, drawing: state.beforeDrag ?? state.drawing, beforeDrag: undefined };
}

const endDrag = (state: WallState) => changed(cancelDrag(state), state.drawing);

function addOpening(state: WallState, kind: OpeningKind): WallState {
  const wall = shownWall(state);
  const opening = newOpening(wall, kind);
  if (!opening) {
    return { ...state, full: kind };
  }
  const next = { ...wall, openings: [...wall.openings, opening] };
  return changed(state, replaceWall(state.drawing, next), { selectedId: opening.id });
}

function removeOpening(state: WallState, id: number): WallState {
  const wall = shownWall(state);
  const openings = wall.openings.filter((one) => one.id !== id);
  const drawing = replaceWall(state.drawing, { ...wall, openings });
  return changed(state, drawing, { selectedId: undefined });
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
      return { ...state, shownId: action.id, selectedId: undefined, full: undefined };
    case "select":
      return { ...state, selectedId: action.id };
    case "begin":
      return startState(undefined, action.example);
  }
}
