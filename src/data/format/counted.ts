import { fill } from "./fill.ts";

/** The text for a number of things: `one`, or `many` with its {count} filled in. */
export const counted = ({ one, many }: { one: string; many: string }, count: number) =>
  count === 1 ? one : fill(many, { count });
