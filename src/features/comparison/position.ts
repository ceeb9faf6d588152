/** Where the divider stands for a pointer at `x` over a box, in whole percent, never outside 0 to 100. */
export function positionAt(x: number, left: number, width: number): number {
  if (width <= 0) return 50;
  return Math.round(Math.min(1, Math.max(0, (x - left) / width)) * 100);
}
