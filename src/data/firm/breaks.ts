import type { Break } from "#contract/closed-days.ts";
import { shell } from "#data/shell/shell.ts";
import { business } from "./business.ts";
import { breaksOf } from "./closed-days.ts";

/** The periods in which the firm is closed and that have not passed, each with what is said then. */
export const breaks = (): Break[] => breaksOf(business.data, shell.data.closedUntil, new Date());

/** The same as JSON for contact/behaviour.ts; undefined without one. */
export function breaksData(): string | undefined {
  const found = breaks();
  return found.length > 0 ? JSON.stringify(found) : undefined;
}
