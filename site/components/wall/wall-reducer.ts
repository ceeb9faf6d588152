import {
  changeOpening,
  newCeiling,
  newOpening,
  newWall,
  type OpeningKind,
  resizeWall,
  type Side,
  type Wall,
  type WallDrawing,
} from "./geometry.ts";

/**
 * What a visitor drags: a side of the wall, an opening to move it, or the upper right corner of an
 * opening to change its size.
 */
export type Grip =
  | { kind: Side; openingId?: undefined }
  | { kind: "place" | "size"; openingId: number };

/** How far a grip is moved, in centimetres to the right and up. */
export interface Distance {
  across: number;
  up: number;
}

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
  /** A grip of the shown wall was moved this far by a key. */
  | { type: "move"; grip: Grip; distance: Distance }
  /** A side was typed, in centimetres. It is a size and no distance, as it may be told twice. */
  | { type: "resize"; side: Side; size: number }
  /** A grip is this far from where its drag began, which is one change when it ends. */
  | { type: "drag"; grip: Grip; distance: Distance }
  | { type: "endDrag"; isCancelled: boolean }
  | { type: "addOpening"; kind: OpeningKind }
  | { type: "add"; surface: "wall" | "ceiling" }
  /** Takes away what is selected, or else the shown wall, unless that is the last one. */
  | { type: "remove" }
  | { type: "show"; id: number }
  | { type: "select"; id: number | undefined };

/** The state with a drawing of an earlier visit, or else with the example. */
export function startState(drawing: WallDrawing | undefined, example: WallDrawing): WallState {
  const nothing = { beforeDrag: undefined, selectedId: undefined, full: undefined };
  return { drawing: drawing ?? example, example, shownId: 1, ...nothing };
}

export function shownWall({ drawing, shownId }: WallState): Wall {
  const wall = drawing.walls.find(({ id }) => id === shownId) ?? drawing.walls[0];
  if (!wall) {
    throw new Error("A drawing has at least one wall");
  }
  return wall;
}

const withWall = ({ walls }: WallDrawing, next: Wall): WallDrawing => ({
  walls: walls.map((wall) => (wall.id === next.id ? next : wall)),
});

/** A wall after one of its grips was moved; undefined where that cannot go so far. */
function moveGrip(wall: Wall, { grip, distance }: { grip: Grip; distance: Distance }) {
  const { across, up } = distance;
  if (grip.openingId === undefined) {
    return resizeWall(wall, grip.kind, wall[grip.kind] + (grip.kind === "width" ? across : up));
  }
  const opening = wall.openings.find(({ id }) => id === grip.openingId);
  if (!opening) {
    return undefined;
  }
  const { x, y, width, height } = opening;
  return grip.kind === "place"
    ? changeOpening(wall, opening, { x: x + across, y: y + up })
    : changeOpening(wall, opening, { width: width + across, height: height + up });
}

/** The state after one change. */
function changed(state: WallState, { walls }: WallDrawing, others: Partial<WallState> = {}) {
  // A key on a grip that cannot go any further changes nothing, so that an example remains one.
  const isSame = JSON.stringify(walls) === JSON.stringify(state.drawing.walls);
  return isSame ? state : { ...state, drawing: { walls }, full: undefined, ...others };
}

/** The drawing and what is shown of it, after what a visitor did. */
export function wallReducer(state: WallState, action: WallAction): WallState {
  const { drawing, beforeDrag = drawing, selectedId } = state;
  const wall = shownWall(state);
  const undragged = { ...state, drawing: beforeDrag, beforeDrag: undefined };
  switch (action.type) {
    case "move":
      return changed(state, withWall(drawing, moveGrip(wall, action) ?? wall));
    case "resize":
      return changed(state, withWall(drawing, resizeWall(wall, action.side, action.size)));
    case "drag": {
      // Where it cannot go, it stays where it came last.
      const moved = moveGrip(shownWall(undragged), action) ?? wall;
      return { ...state, drawing: withWall(drawing, moved), beforeDrag };
    }
    case "endDrag":
      return action.isCancelled ? undragged : changed(undragged, drawing);
    case "addOpening": {
      const opening = newOpening(wall, action.kind);
      const next = opening && { ...wall, openings: [...wall.openings, opening] };
      return next
        ? changed(state, withWall(drawing, next), { selectedId: opening.id })
        : { ...state, full: action.kind };
    }
    case "add": {
      const id = Math.max(...drawing.walls.map((one) => one.id)) + 1;
      const height = wall.isCeiling ? undefined : wall.height;
      const added = action.surface === "wall" ? newWall(id, height) : newCeiling(id, wall.width);
      const shown = { shownId: id, selectedId: undefined };
      return changed(state, { walls: [...drawing.walls, added] }, shown);
    }
    case "remove": {
      const openings = wall.openings.filter(({ id }) => id !== selectedId);
      const walls = drawing.walls.filter((one) => one !== wall);
      const isOpening = openings.length < wall.openings.length;
      const left = isOpening ? withWall(drawing, { ...wall, openings }) : { walls };
      return left.walls.length > 0 ? changed(state, left, { selectedId: undefined }) : state;
    }
    case "show":
      return { ...state, shownId: action.id, selectedId: undefined, full: undefined };
    case "select":
      return { ...state, selectedId: action.id };
  }
}
