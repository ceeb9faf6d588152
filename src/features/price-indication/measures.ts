import type { Measure } from "./calculation";

export const measureNames = ["length", "width", "height", "openings"] as const;
/** Metres, and for the openings (windows and doors together) square metres. */
export type MeasureName = (typeof measureNames)[number];

/** What has to be measured, in the order in which it is asked; only openings may be left out. */
export const measuresFor: Record<Measure, readonly MeasureName[]> = {
  walls: ["length", "width", "height", "openings"],
  ceiling: ["length", "width"],
  room: ["length", "width", "height", "openings"],
  facade: ["width", "height", "openings"],
  none: [],
};

/** A number above zero as people write it in Dutch: "48", "48,5", "1.250", "48 m²"; undefined for anything else. */
export function parseNumber(text: string): number | undefined {
  const bare = text.trim().replace(/\s*(m²|m2|m)$/i, "");
  // A point before exactly three digits divides thousands; elsewhere it is a comma typed the English way.
  const grouped = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare);
  const number = (grouped ? bare.replaceAll(".", "") : bare).replace(",", ".");
  return /^\d+(\.\d*)?$/.test(number) && Number(number) > 0 ? Number(number) : undefined;
}

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
