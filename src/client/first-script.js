// Runs in the head, before anything is painted.
{
  // The banner of a visitor who has decided is never seen, and moves nothing.
  // A choice holds for a year, as its cookies do, and for the services that it was made about.
  const root = document.documentElement;
  root.dataset.consent = "open";
  try {
    const { state, timestamp, services = "" } = JSON.parse(localStorage.cookieConsent);
    const isMade = ["accepted", "rejected", "customized"].includes(state);
    const age = Date.now() - Date.parse(timestamp);
    const isOfToday = services === (root.dataset.analytics ?? "");
    if (isMade && age < 365 * 24 * 60 * 60 * 1000 && isOfToday) {
      root.dataset.consent = "given";
    }
  } catch {
    // There is no choice, it is damaged, or the browser refuses storage.
  }

  // A reloaded page starts at the top, or at its anchor; back and forward keep their place. Browsers
  // return a reloaded page to its old place, some of them more than once until it has loaded.
  // Whatever else scrolls the page, such as a search in it, is left alone.
  const [navigation] = performance.getEntriesByType("navigation");
  if (navigation?.type === "reload") {
    let oldPlace;
    const leaveOldPlace = () => {
      oldPlace ??= scrollY;
      if (scrollY === oldPlace) {
        const start = document.querySelector(":target") ?? document.documentElement;
        start.scrollIntoView({ behavior: "instant" });
      }
    };
    const stop = () => removeEventListener("scroll", leaveOldPlace);
    addEventListener("scroll", leaveOldPlace);
    for (const type of ["wheel", "touchmove", "keydown", "pointerdown"]) {
      addEventListener(type, stop, { once: true });
    }
    addEventListener("load", () => setTimeout(stop, 1000));
  }
}
