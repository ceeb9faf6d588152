import type { Page } from "@playwright/test";
import { layoutFaults } from "./layout-faults.ts";
import { expect } from "./test.ts";

/**
 * Expects that at this width nothing is beside the screen, cut off or covered, and no word of a
 * heading is broken at a wrong place.
 */
export async function expectToHold(page: Page, width: number, how: string): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const faults = await layoutFaults(page, false);
  const lost = faults.filter((fault) => !/^(off the margins|long line)/.test(fault));
  expect.soft(lost, `words that are lost, ${how} at ${width} px`).toEqual([]);
}
