const dayMs = 24 * 60 * 60 * 1_000;

/** The Monday of the week of a day; both in milliseconds, at midnight in UTC. */
const mondayOf = (day: number) => day - ((new Date(day).getUTCDay() + 6) % 7) * dayMs;

/** The Monday of the first ISO week of a year, which is the week of 4 January. */
const firstMonday = (year: number) => mondayOf(Date.UTC(year, 0, 4));

/**
 * The Monday of the first week with this ISO number that ends on or after an ISO day, as an ISO
 * day; undefined where its year has no such week.
 */
export function nextWeek(number: number, day: string): string | undefined {
  const thisWeek = mondayOf(Date.parse(day));
  // A week belongs to the year of its Thursday.
  const year = new Date(thisWeek + 3 * dayMs).getUTCFullYear();
  const mondayIn = (one: number) => firstMonday(one) + (number - 1) * 7 * dayMs;
  const isLater = mondayIn(year) >= thisWeek;
  const monday = mondayIn(isLater ? year : year + 1);
  const endOfYear = firstMonday((isLater ? year : year + 1) + 1);
  return monday < endOfYear ? new Date(monday).toISOString().slice(0, 10) : undefined;
}

/** The ISO number of the week of an ISO day. */
export function weekOf(day: string): number {
  const monday = mondayOf(Date.parse(day));
  const year = new Date(monday + 3 * dayMs).getUTCFullYear();
  return Math.round((monday - firstMonday(year)) / (7 * dayMs)) + 1;
}
