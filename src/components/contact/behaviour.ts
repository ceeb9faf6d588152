import { clockTime } from "#data/format/clock-time.ts";
import { currentOpening, nextOpening, type Opening } from "./opening-hours.ts";

const refreshMilliseconds = 20_000;

/** The text beside a phone number at a moment, or nothing. */
function textFor({ hours = "[]", open = "", closed = "" }: DOMStringMap, now: Date): string {
  const openings = JSON.parse(hours) as Opening[];
  const current = currentOpening(openings, now);
  if (current) {
    return open.replace("{time}", clockTime(current.closes));
  }
  const next = nextOpening(openings, now);
  if (!next) {
    return "";
  }
  return closed.replace("{day}", next.dayName).replace("{time}", clockTime(next.opens));
}

/** Writes beside each phone number until when it is answered. */
function showHours(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-hours]")) {
    place.textContent = textFor(place.dataset, new Date());
  }
}

// After the page has loaded, because the first use of Intl takes 100 ms on a slow phone.
addEventListener("load", () => {
  showHours();
  setInterval(showHours, refreshMilliseconds);
});
