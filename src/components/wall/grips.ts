import { changeOpening, resizeWall, step, type Wall } from "./geometry.ts";

/**
 * What a visitor drags: a side of the wall, an opening to move it, or the upper right corner of an
 * opening to change its size.
 */
export type Grip =
  | { kind: "width" | "height"; openingId?: undefined }
  | { kind: "place" | "size"; openingId: number };

/** How far a grip is moved, in centimetres to the right and up. */
interface Distance {
  across: number;
  up: number;
}

/** The wall after one of its grips was moved. */
export function moveGrip(start: Wall, grip: Grip, { across, up }: Distance): Wall {
  if (grip.openingId === undefined) {
    return resizeWall(start, grip.kind, start[grip.kind] + (grip.kind === "width" ? across : up));
  }
  const opening = start.openings.find(({ id }) => id === grip.openingId);
  if (!opening) {
    return start;
  }
  const { id, x, y, width, height } = opening;
  return grip.kind === "place"
    ? changeOpening(start, id, { x: x + across, y: y + up })
    : changeOpening(start, id, { width: width + across, height: height + up });
}

const keyDistances: Record<string, Distance> = {
  ArrowRight: { across: step, up: 0 },
  ArrowLeft: { across: -step, up: 0 },
  ArrowUp: { across: 0, up: step },
  ArrowDown: { across: 0, up: -step },
  PageUp: { across: 10 * step, up: 0 },
  PageDown: { across: -10 * step, up: 0 },
  Home: { across: -10_000, up: 0 },
  End: { across: 10_000, up: 0 },
};

/** The wall after a key was pressed on a grip; undefined for a key that moves nothing. */
export function moveGripByKey(wall: Wall, grip: Grip, key: string): Wall | undefined {
  const distance = keyDistances[key];
  if (!distance || grip.openingId !== undefined) {
    return distance && moveGrip(wall, grip, distance);
  }
  // A side of the wall has one measure: all keys change it.
  const change = distance.across || distance.up;
  return moveGrip(wall, grip, { across: change, up: change });
}
