import { savesData } from "./saves-data.ts";

/**
 * Fetches the photographs below the first screen as well, once nothing else is to be done: for who
 * keeps or prints the page, and so that nobody scrolls to an empty frame.
 */
function fetchOthers(): void {
  for (const photograph of document.querySelectorAll<HTMLImageElement>("img[loading=lazy]")) {
    photograph.fetchPriority = "low";
    // Newer (HTMLImageElement.loading): without it, every picture has been fetched.
    photograph.loading = "eager";
  }
}

if (!savesData()) {
  addEventListener("load", () => {
    if ("requestIdleCallback" in window) {
      requestIdleCallback(fetchOthers);
    } else {
      // Newer (requestIdleCallback): Safari has none.
      setTimeout(fetchOthers, 200);
    }
  });
}
