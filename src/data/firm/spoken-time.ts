/** A time of day as people say it: "8", "8.30", "17u", "17:30 uur" or "half 8". */
export const spokenTime = String.raw`(?:(half)\s+)?(\d{1,2})(?:[:.](\d\d))?\s*(?:uur|u|h)?`;

const whole = new RegExp(`^${spokenTime}$`);

/** The parts that `spokenTime` finds, as "08:00". */
export function clockOf(half: string | undefined, hour = "", minute = "00"): string {
  // "Half acht" is half an hour before eight.
  return half ? `${Number(hour) - 1}:30`.padStart(5, "0") : `${hour.padStart(2, "0")}:${minute}`;
}

/** Twelve hours later: "17:00" for "05:00". */
export const afternoon = (time: string) => `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`;

/** Converts "half 8" to "07:30". Any other text stays the same. */
export function readOpening(typed: string): string {
  const [found, ...parts] = whole.exec(typed.trim().toLowerCase()) ?? [];
  return found === undefined ? typed : clockOf(...(parts as [string]));
}

/**
 * The same for a closing time: who says "5" means the afternoon, as nobody closes before eight in
 * the morning. A time that is written out, "05:00", is taken at its word.
 */
export function readClosing(typed: string): string {
  const time = readOpening(typed);
  return time !== typed && time < "08:00" ? afternoon(time) : time;
}
