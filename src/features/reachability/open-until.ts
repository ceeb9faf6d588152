/**
 * Until when the phone is answered that is answered now, by the clock of the Netherlands, wherever it is read: "18:00".
 * That clock is reckoned here, because asking the browser for it takes a phone a tenth of a second.
 *
 * @param hours As hours.ts writes them.
 */
export function openUntil(hours: string, now: Date): string | undefined {
  /** When the clocks change: the last Sunday of a month of 31 days, at one in the morning UTC (2000/84/EC). */
  const change = (month: number) => {
    const last = new Date(Date.UTC(now.getUTCFullYear(), month, 31, 1));
    return last.setUTCDate(31 - last.getUTCDay());
  };
  const here = new Date(+now + (+now < change(2) || +now >= change(9) ? 36e5 : 72e5));
  /** As in "109:30:00.000Z" on a Monday. */
  const time = here.getUTCDay() + here.toISOString().slice(11);
  // From its seventh character on `each` is the closing time, whose digit comes before the colon that `time` has there.
  return hours
    .split(",")
    .find((each) => each <= time && time < each.slice(6))
    ?.slice(7);
}
