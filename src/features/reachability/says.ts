/**
 * What stands beside a phone number now, by the Dutch clock and the hours as Reachable.tsx writes
 * them. That clock is reckoned here, because asking the browser for it takes a phone a tenth of a
 * second.
 */
export function says(hours: string, open: string, now: Date): string {
  /**
   * When the clocks change: the last Sunday of a month of 31 days, at one in the morning UTC
   * (2000/84/EC).
   */
  const change = (month: number) => {
    const last = new Date(Date.UTC(now.getUTCFullYear(), month, 31, 1));
    return last.setUTCDate(31 - last.getUTCDay());
  };
  const here = new Date(+now + (+now < change(2) || +now >= change(9) ? 36e5 : 72e5));
  /** As in "109:30:00.000Z" on a Monday. */
  const time = here.getUTCDay() + here.toISOString().slice(11);
  const each = hours.split("|");
  // From its seventh character on a day is its closing time, whose digit comes before the colon
  // that `time` has there.
  const today = each.find((day) => day <= time && time < day.slice(6));
  const next = each.find((day) => time < day) ?? each[0] ?? "";
  return today ? open.replace("{time}", today.slice(7, 12).replace(":", ".")) : next.slice(13);
}
