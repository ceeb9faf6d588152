// Runs before the content, behind the header: what comes before that is painted first.
{
  // The quote form keeps room for the price of a draft that comes back: see kept-on-device.ts.
  try {
    const { savedAt } = JSON.parse(localStorage["enquiry-draft:quote"]);
    document.documentElement.toggleAttribute(
      "data-draft",
      Date.now() - savedAt < 30 * 24 * 60 * 60 * 1000,
    );
  } catch {
    // There is none.
  }

  // A reloaded page starts at its top, or at the place that its address names. Browsers restore its
  // old scroll position, some of them several times while the page comes, and on a slow device
  // before that place is there. It is too late to tell them not to (`history.scrollRestoration`).
  const [navigation] = performance.getEntriesByType("navigation");
  if (navigation?.type === "reload") {
    const toStart = () => {
      const start = document.querySelector(":target") ?? document.documentElement;
      start.scrollIntoView({ behavior: "instant" });
    };
    const stop = () => {
      removeEventListener("scroll", toStart);
      removeEventListener("load", toStart);
    };
    addEventListener("scroll", toStart);
    addEventListener("load", toStart);
    for (const type of ["wheel", "touchmove", "keydown", "pointerdown"]) {
      addEventListener(type, stop, { once: true });
    }
    // A busy device only tells of a scroll in its next frame.
    const stopAfterFrame = () => requestAnimationFrame(stop);
    addEventListener("load", () => setTimeout(stopAfterFrame, 1000));
  }
}
