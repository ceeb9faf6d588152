import { Fragment } from "react";
import type { FreeWeek } from "#data/firm/free-week.ts";
import { fill } from "#data/format/fill.ts";
import type { shell } from "#data/shell/shell.ts";

interface Props {
  weeks: readonly FreeWeek[];
  texts: (typeof shell.data)["freeWeek"];
}

const dayAndMonth = new Intl.DateTimeFormat("nl-NL", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

export function FreeWeeks({ weeks, texts }: Props) {
  return weeks.map(({ place, number, monday }, i) => {
    const date = dayAndMonth.format(new Date(monday)).replace(" ", "\u00a0");
    return (
      <Fragment key={place}>
        {i > 0 && ", "}
        {i === 0 ? texts[place] : texts[place].toLowerCase()}{" "}
        <b className="u-nowrap">{fill(texts.week, { week: number })}</b>{" "}
        <span className="u-nowrap">{fill(texts.date, { date })}</span>
      </Fragment>
    );
  });
}
