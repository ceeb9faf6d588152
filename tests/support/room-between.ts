import type { Locator } from "@playwright/test";

/** The distance from the end of one element to the beginning of another, further down the page. */
export async function roomBetween(above: Locator, below: Locator): Promise<number> {
  const one = await above.boundingBox();
  const other = await below.boundingBox();
  return one && other ? other.y - one.y - one.height : Number.NaN;
}
