import { openUntil } from "./open-until";

/** Says beside a phone number until when it is answered, and no longer than that. */
export function startReachability(): void {
  const tell = () => {
    for (const place of document.querySelectorAll<HTMLElement>("[data-hours]")) {
      const { hours = "", open = "" } = place.dataset;
      const until = openUntil(hours, new Date());
      place.textContent = until ? open.replace("{time}", until.replace(":", ".")) : "";
    }
  };
  tell();
  setInterval(tell, 20_000);
}
