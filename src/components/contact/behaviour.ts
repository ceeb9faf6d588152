import type { Break } from "#contract/days.ts";
import { clockTime } from "#contract/days.ts?copy";
import { currentOpening, isoDay, nextOpening, type Opening } from "./opening-hours.ts";

const refreshMilliseconds = 20_000;

/** The text beside a phone number at a moment; undefined where what stands there holds. */
function textFor(place: DOMStringMap, now: Date): string | undefined {
  const { hours, daysOff = "", break: away, open = "", closed = "" } = place;
  const { from = "", until = "", text }: Partial<Break> = away ? JSON.parse(away) : {};
  const today = isoDay(now);
  if (from <= today && today <= until) {
    return text;
  }
  if (hours === undefined) {
    return undefined;
  }
  const openings = JSON.parse(hours) as Opening[];
  const off = daysOff.split(" ");
  const current = currentOpening(openings, off, now);
  if (current) {
    return open.replace("{time}", clockTime(current.closes));
  }
  const next = nextOpening(openings, off, now);
  if (!next) {
    return "";
  }
  return closed.replace("{day}", next.dayName).replace("{time}", clockTime(next.opens));
}

/** Writes beside each phone number until when it is answered. */
function showHours(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-hours],[data-break]")) {
    const text = textFor(place.dataset, new Date());
    if (text !== undefined) {
      place.textContent = text;
    }
  }
}

// After the page has loaded, because the first use of Intl takes 100 ms on a slow phone.
addEventListener("load", () => {
  showHours();
  setInterval(showHours, refreshMilliseconds);
});
