import { fill } from "@contractor/core/facts/format/fill.ts";
import type { Weeks } from "@contractor/core/facts/services/service-sections.ts";
import { classes } from "#ui/classes.ts";
import { Eyebrow } from "#ui/Heading.tsx";
import styles from "./WeekBar.module.css";

/** The planes of the first parts, of which the first is paper. */
const planes = ["", "plane-cobalt", "plane-yellow"];

/** The weeks of each part, and how many tenths of a week it lasts. */
function timesOf({ parts, week }: Weeks) {
  return parts.map(({ until }, i) => {
    const from = parts[i - 1]?.until ?? 0;
    const first = Math.floor(from) + 1;
    const last = Math.ceil(until);
    const number = first === last ? first : `${first}–${last}`;
    return { tenths: Math.round((until - from) * 10), when: fill(week, { number }) };
  });
}

/**
 * When what happens, as a bar of weeks. It is a table of one row, because a policy without inline
 * styles leaves the width of a part to its columns. On a narrow screen its parts are rows.
 */
export function WeekBar({ weeks }: { weeks: Weeks }) {
  const times = timesOf(weeks);
  return (
    <div className="u-below-4" role="img" aria-label={weeks.description}>
      <Eyebrow mark="yellow">{weeks.begin}</Eyebrow>
      <table className={styles.bar} role="none">
        <tbody>
          <tr>
            {weeks.parts.map(({ label, note, open }, i) => (
              <td
                key={label}
                colSpan={times[i]?.tenths}
                className={classes(styles.part, open ? styles.open : (planes[i] ?? "plane-ink"))}
              >
                <p className="t-bold t-title-s">{label}</p>
                <p>{times[i]?.when}</p>
                <p className="t-soft">{note}</p>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
