/**
 * Until when the phone is answered that is answered now, by the clock of the Netherlands, wherever it is read: "18:00".
 *
 * @param hours As hours.ts writes them.
 */
export function openUntil(hours: string, now: Date): string | undefined {
  // Swedish writes a moment as 2026-11-16 09:30:00.
  const [date = "", time = ""] = now.toLocaleString("sv", { timeZone: "Europe/Amsterdam" }).split(" ");
  const day = `${new Date(date).getUTCDay()}`;
  return hours
    .split(",")
    .find((each) => each[0] === day && each.slice(1, 6) <= time && time < each.slice(6))
    ?.slice(6);
}
