import type { Measure } from "./calculation";
import type { MeasureName } from "./choices";

/** What has to be measured, in the order in which it is asked; only openings may be left out. */
export const measuresFor: Record<Measure, readonly MeasureName[]> = {
  walls: ["length", "width", "height", "openings"],
  ceiling: ["length", "width"],
  room: ["length", "width", "height", "openings"],
  facade: ["width", "height", "openings"],
  none: [],
};

/** What a measure is counted in. */
export const unitOf = (name: MeasureName) => (name === "openings" ? "m²" : "m");

type Measured = Partial<Record<MeasureName, number>>;

/** Square metres, to a tenth; undefined while a measure is missing or the openings leave nothing. */
export function squareMetresOf(measure: Measure, measured: Measured): number | undefined {
  const missing = measuresFor[measure].some((name) => name !== "openings" && measured[name] === undefined);
  if (missing || measure === "none") return undefined;
  const { length = 0, width = 0, height = 0, openings = 0 } = measured;
  const walls = 2 * (length + width) * height - openings;
  const ceiling = length * width;
  const areas = { walls, ceiling, room: walls + ceiling, facade: width * height - openings };
  const area = Math.round(areas[measure] * 10) / 10;
  return area > 0 ? area : undefined;
}
