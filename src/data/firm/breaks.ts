import { business } from "#data/firm/business.ts";
import { breaksOf } from "#data/firm/closed-days.ts";
import { shell } from "#data/shell/shell.ts";

/** The periods in which the firm is closed, as JSON for behaviour.ts; undefined without one. */
export function breaksData(): string | undefined {
  const breaks = breaksOf(business.data, shell.data.closedUntil, new Date());
  return breaks.length > 0 ? JSON.stringify(breaks) : undefined;
}
