import { dayFormat } from "#contract/day-format.ts";
import type { FreeWeek } from "#data/firm/free-week.ts";
import { fill } from "#data/format/fill.ts";
import type { shell } from "#data/shell/shell.ts";

interface Props {
  weeks: readonly FreeWeek[];
  texts: (typeof shell.data)["freeWeek"];
}

const dayOfYear = dayFormat({ day: "numeric", month: "long" });

/** An ISO day without its year, which no line breaks: "14 december". */
export const dayAndMonth = (iso: string) => dayOfYear(iso).replace(" ", "\u00a0");

/**
 * Each kind of work is whole on a line, so that none becomes two when the typeface comes.
 */
export function FreeWeeks({ weeks, texts }: Props) {
  return weeks.map(({ place, number, monday }, i) => (
    <span key={place} className="u-whole">
      {i === 0 ? texts[place] : texts[place].toLowerCase()}{" "}
      <b className="u-nowrap">{fill(texts.week, { week: number })}</b>{" "}
      {fill(texts.date, { date: dayAndMonth(monday) })}
      {i < weeks.length - 1 && ",\u00a0"}
    </span>
  ));
}
