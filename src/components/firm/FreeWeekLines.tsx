import type { FreeWeek } from "#data/firm/free-week.ts";
import { fill } from "#data/format/fill.ts";
import type { shell } from "#data/shell/shell.ts";
import styles from "./FreeWeekLines.module.css";

interface Props {
  weeks: readonly FreeWeek[];
  texts: (typeof shell.data)["freeWeek"];
}

const dayAndMonth = new Intl.DateTimeFormat("nl-NL", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** The first free weeks, each on a line with the work that it is for. */
export function FreeWeekLines({ weeks, texts }: Props) {
  return weeks.map(({ place, number, monday }) => {
    const date = dayAndMonth.format(new Date(monday)).replace(" ", "\u00a0");
    return (
      <p key={place}>
        {texts[place]} <b className={styles.week}>{fill(texts.week, { week: number })}</b>{" "}
        <span className="u-nowrap">{fill(texts.date, { date })}</span>
      </p>
    );
  });
}
