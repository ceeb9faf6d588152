import { euro, euroRange } from "#data/format/money.ts";
import type { Building } from "#data/prices/price-rules.ts";

/** In which an amount is told. */
export type Basis = "includingVat" | "excludingVat";

/** The lowest and the highest amount in euro, or one amount twice. */
export interface Range {
  low: number;
  high: number;
}

/** The shown amounts of a job, in euro, rounded. */
export type Ranges = Record<Basis, Range>;

/**
 * The two bases in the order in which they are read: a homeowner pays the amount with VAT; a firm,
 * which gets its VAT back, the one without.
 */
export function basesFor(building: Building): readonly [Basis, Basis] {
  return building === "bedrijfspand"
    ? ["excludingVat", "includingVat"]
    : ["includingVat", "excludingVat"];
}

const isWithin = (inner: Range, outer: Range) => inner.low >= outer.low && inner.high <= outer.high;

/** Whether amounts lie between others, with VAT and without it. */
export const areWithin = (inner: Ranges, outer: Ranges) =>
  isWithin(inner.includingVat, outer.includingVat) &&
  isWithin(inner.excludingVat, outer.excludingVat);

export const rangeText = ({ low, high }: Range) =>
  low === high ? euro(low) : euroRange(low, high);
