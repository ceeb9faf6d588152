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

/** In English, because the weekdays in the data are. */
export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
];

/** The day of the week and the time of the day in the Netherlands, wherever the visitor is. */
function dutchTime(now: Date): { day: number; time: string } {
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
    time: `${parts.get("hour")}:${parts.get("minute")}`,
  };
}

/** The current period, if the phone is answered now. */
export function currentOpening(hours: readonly Opening[], now: Date): Opening | undefined {
  const { day, time } = dutchTime(now);
  return hours.find((each) => each.day === day && each.opens <= time && time < each.closes);
}

/** The next period in which the phone is answered; undefined for a firm without opening hours. */
export function nextOpening(hours: readonly Opening[], now: Date): Opening | undefined {
  const { day, time } = dutchTime(now);
  /** The time until a period as a sortable text: the number of days and the time. */
  const distance = (opening: Opening) => {
    const days = (opening.day - day + 7) % 7;
    const isOver = days === 0 && opening.opens <= time;
    return `${isOver ? 7 : days} ${opening.opens}`;
  };
  const sorted = [...hours].sort((a, b) => (distance(a) < distance(b) ? -1 : 1));
  return sorted[0];
}

/** A time in Dutch: "8.00" for "08:00". */
export function clockTime(time: string): string {
  return time.replace(/^0/, "").replace(":", ".");
}
