import type { EnquiryValues } from "#components/enquiry/fields.ts";
import {
  type CountedSurface,
  countedParts,
  isOutside,
  type WallDrawing,
} from "#components/wall/geometry.ts";
import type { PriceBook } from "#data/estimate/price-book.ts";
import { partName, priceJob } from "#data/estimate/priced-job.ts";

function surfaceOf(hasWalls: boolean, hasCeilings: boolean): CountedSurface {
  if (hasWalls && hasCeilings) {
    return "room";
  }
  if (hasCeilings) {
    return "ceiling";
  }
  return hasWalls ? "walls" : undefined;
}

/**
 * The part of the chosen service that a drawing is of: its walls, its ceilings or both. The part
 * that was chosen where that is one of these, or where the service has none.
 */
export function drawnPart(prices: PriceBook, values: EnquiryValues, drawing: WallDrawing): string {
  const { service, work, part } = priceJob(prices, values) ?? {};
  const counted = countedParts(drawing, work?.measure).map(({ kind }) => kind);
  const drawn = surfaceOf(counted.includes("walls"), counted.includes("ceilings"));
  if (!part || !drawn || isOutside(work?.measure) || work?.measure === drawn) {
    return values.part;
  }
  const other = service?.works.find(({ measure }) => measure === drawn);
  return other ? partName(other) : values.part;
}
