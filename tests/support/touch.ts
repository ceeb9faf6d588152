import type { Page } from "@playwright/test";

export type Point = { x: number; y: number; id?: number };

/** Puts fingers on the page, moves them and lifts them. The timestamp is in seconds. */
export async function fingers(page: Page) {
  const client = await page.context().newCDPSession(page);
  return (
    type: "touchStart" | "touchMove" | "touchEnd",
    touchPoints: Point[],
    timestamp?: number,
  ) => client.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
}
