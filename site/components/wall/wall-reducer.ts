import { newOpening, newWall, type OpeningKind, type Wall, type WallDrawing } from "./geometry.ts";

export interface WallState {
  drawing: WallDrawing;
  /** What the visitor begins with, without a drawing of an earlier visit. */
  example: WallDrawing | undefined;
  shownId: number;
  selectedId: number | undefined;
  /** What did not fit when a button was pressed, to say it. */
  full: OpeningKind | undefined;
}

export type WallAction =
  /** A drag, a key or a typed measure changes the shown wall, unless that cannot go so far. */
  | { type: "change"; change: (wall: Wall) => Wall | undefined }
  | { type: "addOpening"; kind: OpeningKind }
  | { type: "addWall" }
  /** Takes away what is selected, or else the shown wall, unless that is the last one. */
  | { type: "remove" }
  | { type: "show"; id: number }
  | { type: "select"; id: number | undefined };

/** The state with a drawing of an earlier visit, or else with the example. */
export function startState(earlier: WallDrawing | undefined, example: WallDrawing): WallState {
  const nothing = { selectedId: undefined, full: undefined };
  const begin = { drawing: earlier ?? example, example: earlier ? undefined : example };
  return { ...begin, shownId: 1, ...nothing };
}

export function shownWall({ drawing, shownId }: WallState): Wall {
  const wall = drawing.walls.find(({ id }) => id === shownId) ?? drawing.walls[0];
  if (!wall) {
    throw new Error("A drawing has at least one wall");
  }
  return wall;
}

/** The state with these walls. What is like the example is the example, also when it is again. */
function changed(state: WallState, walls: Wall[], others: Partial<WallState> = {}): WallState {
  const { example } = state;
  const isExample = example && JSON.stringify(walls) === JSON.stringify(example.walls);
  return { ...state, drawing: isExample ? example : { walls }, full: undefined, ...others };
}

/** The drawing and what is shown of it, after what a visitor did. */
export function wallReducer(state: WallState, action: WallAction): WallState {
  const { selectedId } = state;
  const { walls } = state.drawing;
  const wall = shownWall(state);
  const withWall = (next: Wall) => walls.map((one) => (one === wall ? next : one));
  switch (action.type) {
    case "change":
      return changed(state, withWall(action.change(wall) ?? wall));
    case "addOpening": {
      const opening = newOpening(wall, action.kind);
      const next = opening && { ...wall, openings: [...wall.openings, opening] };
      return next
        ? changed(state, withWall(next), { selectedId: opening.id })
        : { ...state, full: action.kind };
    }
    case "addWall": {
      const id = Math.max(...walls.map((one) => one.id)) + 1;
      const shown = { shownId: id, selectedId: undefined };
      return changed(state, [...walls, newWall(id, wall.height)], shown);
    }
    case "remove": {
      const openings = wall.openings.filter(({ id }) => id !== selectedId);
      const left =
        openings.length < wall.openings.length
          ? withWall({ ...wall, openings })
          : walls.filter((one) => one !== wall);
      return left.length > 0 ? changed(state, left, { selectedId: undefined }) : state;
    }
    case "show":
      return { ...state, shownId: action.id, selectedId: undefined, full: undefined };
    case "select":
      return { ...state, selectedId: action.id };
  }
}
