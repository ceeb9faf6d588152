import type { Break } from "@contractor/core/enquiry/days.ts";
import { breakText, clockTime, dayFormat, isoDay } from "@contractor/core/enquiry/days.ts?copy";
import { type Opening, openingAt } from "./opening-hours.ts";

const refreshMilliseconds = 20_000;

const dayName = dayFormat({ weekday: "long" });

/** The text beside a phone number at a moment; undefined where what stands there holds. */
function textFor(place: DOMStringMap, now: Date): string | undefined {
  const { hours, daysOff = "", break: away, open = "", closed = "" } = place;
  const pause: Break | undefined = away ? JSON.parse(away) : undefined;
  const said = breakText(isoDay(now), pause);
  if (said || !hours) {
    return said;
  }
  const opening = openingAt(JSON.parse(hours) as Opening[], daysOff.split(" "), now);
  if (!opening) {
    return "";
  }
  const { date, opens, closes, isNow } = opening;
  return isNow
    ? open.replace("{time}", clockTime(closes))
    : closed.replace("{day}", dayName(date)).replace("{time}", clockTime(opens));
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
