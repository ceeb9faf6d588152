/** A time in Dutch: "8.00" for "08:00". */
export function clockTime(time: string): string {
  return time.replace(/^0/, "").replace(":", ".");
}
