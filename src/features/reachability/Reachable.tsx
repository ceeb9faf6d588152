import { business } from "#data/business/business.ts";
import { shell } from "#data/pages/shell.ts";

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
/** Its name in Dutch: the first day of 2023 was a Sunday. */
const dutch = (day: number) =>
  new Date(Date.UTC(2023, 0, 1 + day)).toLocaleDateString("nl", {
    weekday: "long",
    timeZone: "UTC",
  });

/** What stands beside the number until then, after a space: says.ts reads it. */
const before = (day: number, opens: string) =>
  ` ${shell.data.reachableFrom.replace("{day}", dutch(day)).replace("{time}", opens)}`;

/**
 * For says.ts: weekday and time, from and to, as in "108:00118:00|208:00218:00", then what is said
 * before it.
 */
const hours = (saysFrom?: boolean) =>
  business.data.openingHours
    .flatMap(({ weekdays, opens, closes }) =>
      opens && closes ? weekdays.map((day) => ({ day: days.indexOf(day), opens, closes })) : [],
    )
    .map(
      ({ day, opens, closes }) =>
        `${day}${opens}${day}${closes}${saysFrom ? before(day, opens) : ""}`,
    )
    .toSorted()
    .join("|");

interface Props {
  className?: string | undefined;
  /** Also says from when it is answered, while it is not. */
  saysFrom?: boolean;
}

/**
 * Beside a phone number: until when it is answered today. behaviour.ts writes it at the moment it
 * is read.
 */
export function Reachable({ className, saysFrom }: Props) {
  return (
    <span className={className} data-hours={hours(saysFrom)} data-open={shell.data.reachable} />
  );
}
