import { clockTime } from "#data/format/clock-time.ts";

interface Props {
  opens: string | undefined;
  closes: string | undefined;
  /** Shown for a day without hours. */
  closed: string;
}

export function DayHours({ opens, closes, closed }: Props) {
  return opens && closes ? `${clockTime(opens)}–${clockTime(closes)}\u00a0uur` : closed;
}
