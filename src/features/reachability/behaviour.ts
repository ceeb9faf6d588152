import { clockTime, currentOpening, nextOpening, type Opening } from "./opening-hours.ts";

const refreshMilliseconds = 20_000;

/** What stands beside a phone number at a moment; nothing where there is nothing to say. */
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

// After the page has loaded: the first question to Intl takes a slow phone a tenth of a second.
addEventListener("load", () => {
  showHours();
  setInterval(showHours, refreshMilliseconds);
});
