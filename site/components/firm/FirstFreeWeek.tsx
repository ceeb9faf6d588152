import { ownFreeWeek } from "@contractor/core/facts/firm/closed-days.ts";
import { classes } from "#ui/classes.ts";
import styles from "./FirstFreeWeek.module.css";

/**
 * From which week the firm has room, in a ruled row. It goes by itself: the build leaves out what
 * was written more than fourteen days ago, and client/shell.ts hides it in a page that was
 * built before.
 */
export function FirstFreeWeek({ className }: { className?: string | undefined }) {
  const free = ownFreeWeek();
  return (
    free && (
      <div className={classes("l-wrap", styles.free, className)} data-shown-until={free.until}>
        <p className="t-bold">{free.heading}</p>
        <p>{free.text}</p>
      </div>
    )
  );
}
