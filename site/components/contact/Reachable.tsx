import { clockTime, weekdays } from "@contractor/core/enquiry/days.ts";
import { closedDays, ownBreak } from "@contractor/core/facts/firm/closed-days.ts";
import { shell } from "@contractor/core/facts/shell/shell.ts";
import { business } from "@contractor/core/facts.ts";
import type { Opening } from "./opening-hours.ts";

const openingHours = (): Opening[] =>
  business.data.openingHours.flatMap(({ weekdays: names, opens, closes }) =>
    opens && closes ? names.map((name) => ({ day: weekdays.indexOf(name), opens, closes })) : [],
  );

/** When the phone is answered next, and what is read until then. */
function closedText(): string {
  const { reachableFrom, readWhileClosed } = shell.data;
  const { withChat, mailOnly } = readWhileClosed;
  return `${reachableFrom} ${business.data.whatsapp ? withChat : mailOnly}`;
}

interface Props {
  className?: string | undefined;
  /**
   * Outside of opening hours, show when the phone is answered again, and how long a break lasts.
   */
  showsNextOpening?: boolean;
}

/** Shows until when the phone is answered today; behaviour.ts fills it in. */
export function Reachable({ className, showsNextOpening }: Props) {
  return (
    <span
      className={className}
      data-hours={JSON.stringify(openingHours())}
      data-days-off={closedDays(business.data, new Date()).join(" ")}
      data-open={shell.data.reachable}
      data-closed={showsNextOpening ? closedText() : undefined}
      data-break={showsNextOpening ? JSON.stringify(ownBreak()) : undefined}
    />
  );
}

/** The hours of a day, or the word for a day without. */
export const hoursOfDay = (
  opens: string | undefined,
  closes: string | undefined,
  closed: string,
) => (opens && closes ? `${clockTime(opens)}–${clockTime(closes)}\u00a0uur` : closed);
