import { fill } from "@contractor/core/facts/format/fill.ts";
import type { Weeks } from "@contractor/core/facts/services/service-sections.ts";
import { classes } from "#ui/classes.ts";
import styles from "./WeekBar.module.css";

/** The planes of the parts that are certain, in turn; the first is paper. */
const planes = [undefined, "plane-cobalt", "plane-yellow", "plane-ink"];

/** The parts of the bar, each with its weeks: when it begins, and how many tenths it lasts. */
function partsOf({ parts }: Weeks) {
  const certain = parts.filter(({ open }) => !open);
  return parts.map((part, i) => {
    const from = parts[i - 1]?.until ?? 0;
    const first = Math.floor(from) + 1;
    const last = Math.ceil(part.until);
    return {
      ...part,
      plane: part.open ? styles.open : planes[certain.indexOf(part) % planes.length],
      tenths: Math.round((part.until - from) * 10),
      number: first === last ? `${first}` : `${first}–${last}`,
    };
  });
}

/**
 * When what happens, as a bar of weeks; its numbers are those of the steps below it. It is a table
 * of one row, because a policy without inline styles leaves the width of a part to its columns. On
 * a narrow screen the parts are below each other, each with its weeks.
 */
export function WeekBar({ weeks }: { weeks: Weeks }) {
  return (
    <div className="u-below-4" role="img" aria-label={weeks.description}>
      <p className={`t-bold t-title-s ${styles.begin}`}>
        {/* A key. */}
        <svg viewBox="0 0 88 38" width="88" aria-hidden="true" fill="none" stroke="currentColor">
          <path strokeWidth="3" d="M2 2h34v34H2zM36 19h52M70 19v14M84 19v10" />
        </svg>
        {weeks.begin}
      </p>
      <table className={styles.bar} role="none">
        <tbody>
          <tr>
            {partsOf(weeks).map(({ label, note, plane, tenths, number, steps }) => (
              <td key={label} colSpan={tenths} className={classes(styles.part, plane)}>
                <span className={styles.steps}>
                  {steps.map((step) => (
                    <b key={step} className={`u-number ${styles.step}`}>
                      {step}
                    </b>
                  ))}
                </span>
                <b className="t-title-s">{label}</b>
                <span className={styles.note}>{note}</span>
                <span className={styles.when}>{fill(weeks.week, { number })}</span>
              </td>
            ))}
          </tr>
          <tr className={`t-small ${styles.scale}`}>
            {Array.from({ length: weeks.last }, (_, i) => (
              <td key={i} colSpan={10} className={styles.week}>
                {fill(weeks.week, { number: i + 1 })}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
