// Runs in the head, before the first paint.
{
  const root = document.documentElement;
  const day = 24 * 60 * 60 * 1000;

  /**
   * The visitor's choice about cookies; null where there is none, it is damaged or the browser
   * refuses storage. A choice is valid for a year, like its cookies, and while the site uses the
   * same services. The banner uses this function as well.
   */
  window.readConsent = () => {
    try {
      const record = JSON.parse(localStorage.cookieConsent);
      const isMade = ["accepted", "rejected", "customized"].includes(record.state);
      const isValid = Date.now() - Date.parse(record.timestamp) < 365 * day;
      const isOfToday = (record.services ?? "") === (root.dataset.analytics ?? "");
      return isMade && isValid && isOfToday ? record : null;
    } catch {
      return null;
    }
  };
  // Hides the banner from visitors who have made a choice.
  root.dataset.consent = readConsent() ? "given" : "open";

  // The quote form keeps room for the price of a draft that comes back: see kept-on-device.ts.
  try {
    const { savedAt } = JSON.parse(localStorage["enquiry-draft:quote"]);
    root.toggleAttribute("data-draft", Date.now() - savedAt < 30 * day);
  } catch {
    // There is none.
  }

  // A reloaded page starts at its top, or at the place that its address names. Browsers restore its
  // old scroll position, some of them several times while the page comes, and on a slow device
  // before that place is there; `history.scrollRestoration` does not keep them from it.
  const [navigation] = performance.getEntriesByType("navigation");
  if (navigation?.type === "reload") {
    const visitor = new AbortController();
    const { signal } = visitor;
    const toStart = () =>
      (document.querySelector(":target") ?? root).scrollIntoView({ behavior: "instant" });
    addEventListener("scroll", toStart, { signal });
    addEventListener("load", toStart, { signal });
    for (const type of ["wheel", "touchmove", "keydown", "pointerdown"]) {
      addEventListener(type, () => visitor.abort(), { signal });
    }
    // A busy device only tells of a scroll in its next frame.
    const stopAfterFrame = () => requestAnimationFrame(() => visitor.abort());
    addEventListener("load", () => setTimeout(stopAfterFrame, 1000));
  }
}
