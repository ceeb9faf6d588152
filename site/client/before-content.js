// Runs before the content, behind the header, whose place among the first packets it would take.

// A reloaded page starts at its top, or at the place that its address names. Browsers restore its
// old scroll position, some of them several times while the page comes, and on a slow device
// before that place is there; `history.scrollRestoration` does not keep them from it.
if (performance.getEntriesByType("navigation")[0]?.type === "reload") {
  const visitor = new AbortController();
  const { signal } = visitor;
  const toStart = () => {
    const start = document.querySelector(":target") ?? document.documentElement;
    start.scrollIntoView({ behavior: "instant" });
  };
  addEventListener("scroll", toStart, { signal });
  addEventListener("load", toStart, { signal });
  for (const type of ["wheel", "touchmove", "keydown", "pointerdown"]) {
    addEventListener(type, () => visitor.abort(), { signal });
  }
  // A busy device only tells of a scroll in its next frame.
  const stopAfterFrame = () => requestAnimationFrame(() => visitor.abort());
  addEventListener("load", () => setTimeout(stopAfterFrame, 1000));
}
