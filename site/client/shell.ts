// Runs on every page: the cookie banner, both menus, the opening hours, the first free week,
// effects of scrolling, photographs, the service worker.
import "#components/consent/behaviour.ts";
import "#components/navigation/dropdown.ts";
import "#components/contact/behaviour.ts";
import { savesData, whenIdle } from "./idle.ts";
import "./mobile-menu.ts";
import "./scrolled.ts";

// The first free week in a page that was built long ago. It stays in the page, where a form that
// comes to life expects it.
for (const note of document.querySelectorAll<HTMLElement>("[data-shown-until]")) {
  if (Date.now() > Date.parse(note.dataset.shownUntil ?? "")) {
    note.hidden = true;
  }
}

/**
 * Fetches the photographs below the first screen as well, once nothing else is to be done: for who
 * keeps or prints the page, and so that nobody scrolls to an empty frame.
 */
function fetchOtherPhotographs(): void {
  for (const photograph of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]")) {
    photograph.fetchPriority = "low";
    // Newer (HTMLImageElement.loading): without it, every picture has been fetched.
    photograph.loading = "eager";
  }
}

addEventListener("load", () => {
  if (!savesData()) {
    whenIdle(fetchOtherPhotographs);
  }
  // There is no worker where the page has no secure connection, and in some private windows; a
  // failure is only logged.
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    const address = savesData() ? "/sw.js?save-data" : "/sw.js";
    navigator.serviceWorker.register(address).catch(console.log);
  }
});
