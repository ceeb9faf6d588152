/** A time of day as people say it: "8", "8.30", "17u", "17:30 uur" or "half 8". */
export const spokenTime = String.raw`(?:(half)\s+)?(\d{1,2})(?:[:.](\d\d))?\s*(?:uur|u|h)?`;

const whole = new RegExp(`^${spokenTime}$`);

/** The parts that `spokenTime` finds, as "08:00". */
export function clockOf(half: string | undefined, hour = "", minute = "00"): string {
  // "Half acht" is half an hour before eight.
  return half ? `${Number(hour) - 1}:30`.padStart(5, "0") : `${hour.padStart(2, "0")}:${minute}`;
}

/** Converts "half 8" to "07:30". Any other text stays the same. */
export function readTime(typed: string): string {
  const [found, ...parts] = whole.exec(typed.trim().toLowerCase()) ?? [];
  return found === undefined ? typed : clockOf(...(parts as [string]));
}

/** When somebody who opens at `opens` closes: "05:00" is in the afternoon. */
export function closingTime(opens: string, closes: string): string {
  const isAfternoon = closes <= opens && closes < "12:00";
  return isAfternoon ? `${Number(closes.slice(0, 2)) + 12}${closes.slice(2)}` : closes;
}
