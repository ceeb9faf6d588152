import { business } from "#data/firm/business.ts";
import { closedDays } from "#data/firm/closed-days.ts";
import { freeWeeksOf, type WorkPlace, weeksFor } from "#data/firm/free-week.ts";
import { fill } from "#data/format/fill.ts";
import { shell } from "#data/shell/shell.ts";
import { classes } from "#ui/classes.ts";
import styles from "./FirstFreeWeek.module.css";
import { dayAndMonth } from "./FreeWeeks.tsx";

interface Props {
  /** The work that the page is about; the first of both where it is about both. */
  place?: WorkPlace | undefined;
  className?: string | undefined;
}

/**
 * From which week the firm has room, in a ruled row. It goes by itself: the build leaves out what
 * was written more than fourteen days ago, and free-week-behaviour.ts hides it in a page that was
 * built before.
 */
export function FirstFreeWeek({ place, className }: Props) {
  const now = new Date();
  const free = freeWeeksOf(business.data, closedDays(business.data, now), now);
  const weeks = free ? weeksFor(free, place) : [];
  const [first] = weeks.sort((a, b) => a.monday.localeCompare(b.monday));
  if (!free || !first) {
    return null;
  }
  const { freeWeek } = shell.data;
  return (
    <div className={classes("l-wrap", styles.free, className)} data-shown-until={free.until}>
      <p className="t-bold">{freeWeek.heading}</p>
      <p>
        {fill(freeWeek.week, { week: first.number })}{" "}
        {fill(freeWeek.date, { date: dayAndMonth(first.monday) })}
      </p>
    </div>
  );
}
