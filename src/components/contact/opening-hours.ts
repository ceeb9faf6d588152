import { weekdays } from "#data/firm/open-parts.ts";

/** A period of the week in which the phone is answered. */
export interface Opening {
  /** 0 for Sunday to 6 for Saturday. */
  day: number;
  /** Its name in Dutch. */
  dayName: string;
  /** Hours and minutes: "08:00". */
  opens: string;
  closes: string;
}

const minutesInDay = 24 * 60;

/** The minutes from midnight until a time such as "08:00". */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** The day of the week and the minutes since midnight in the Netherlands, wherever the visitor is. */
function dutchTime(now: Date): { day: number; minutes: number } {
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: "Europe/Amsterdam",
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    day: weekdays.indexOf(parts.get("weekday") ?? ""),
    minutes: minutesOf(`${parts.get("hour")}:${parts.get("minute")}`),
  };
}

/** The current period, if the phone is answered now. */
export function currentOpening(hours: readonly Opening[], now: Date): Opening | undefined {
  const { day, minutes } = dutchTime(now);
  return hours.find(
    ({ day: weekday, opens, closes }) =>
      weekday === day && minutesOf(opens) <= minutes && minutes < minutesOf(closes),
  );
}

/** The next period in which the phone is answered; undefined for a firm without opening hours. */
export function nextOpening(hours: readonly Opening[], now: Date): Opening | undefined {
  const { day, minutes } = dutchTime(now);
  const minutesUntil = (opening: Opening) => {
    const ahead = (opening.day - day) * minutesInDay + minutesOf(opening.opens) - minutes;
    const hasBegun = ahead <= 0;
    return hasBegun ? ahead + 7 * minutesInDay : ahead;
  };
  const sorted = [...hours].sort((a, b) => minutesUntil(a) - minutesUntil(b));
  return sorted[0];
}
