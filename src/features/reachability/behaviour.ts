import { says } from "./says.ts";

/** Says beside a phone number until when it is answered, and no longer than that. */
function tell() {
  for (const place of document.querySelectorAll<HTMLElement>("[data-hours]")) {
    const { hours = "", open = "" } = place.dataset;
    place.textContent = says(hours, open, new Date());
  }
}
tell();
setInterval(tell, 20_000);
