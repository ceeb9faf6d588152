// Runs in the head, before anything is painted.
{
  // The banner of a visitor who has decided is never seen, and moves nothing.
  let consent = "open";
  try {
    if (/"state":"(accepted|rejected|customized)"/.test(localStorage.cookieConsent)) {
      consent = "given";
    }
  } catch {
    // The browser refuses storage, so there is no choice to be found.
  }
  document.documentElement.dataset.consent = consent;

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
