const dayMs = 24 * 60 * 60 * 1_000;

/** Easter Sunday at midnight in UTC: the sum of Gauss, as it holds from 1900 to 2099. */
function easter(year: number): number {
  const moon = (19 * (year % 19) + 24) % 30;
  // In these two cases the moon is full a day sooner.
  const early = moon === 29 || (moon === 28 && year % 19 > 10) ? 1 : 0;
  const fullMoon = moon - early;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * fullMoon + 5) % 7;
  return Date.UTC(year, 2, 22 + fullMoon + sunday);
}

/** The public holidays of the Netherlands in a year, in ISO form. */
export function holidays(year: number): string[] {
  const isSunday = new Date(Date.UTC(year, 3, 27)).getUTCDay() === 0;
  const kingsDay = `${year}-04-${isSunday ? 26 : 27}`;
  const afterEaster = [0, 1, 39, 49, 50].map((days) =>
    new Date(easter(year) + days * dayMs).toISOString().slice(0, 10),
  );
  return [`${year}-01-01`, kingsDay, ...afterEaster, `${year}-12-25`, `${year}-12-26`].sort();
}
