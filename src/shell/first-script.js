(() => {
  const root = document.documentElement;
  try {
    root.dataset.consent = /"state":"(accepted|rejected|customized)"/.test(localStorage.cookieConsent)
      ? "given"
      : "open";
  } catch {
    root.dataset.consent = "open";
  }
  if (performance.getEntriesByType("navigation")[0]?.type === "reload") {
    history.scrollRestoration = "manual";
    addEventListener("pagehide", () => (history.scrollRestoration = "auto"));
  }
  early = [];
  const keep = (event) => {
    if (early?.push(event) && event.type === "submit") event.preventDefault();
  };
  for (const type of "pointerdown pointermove pointerup click submit focusin keydown scroll".split(" "))
    addEventListener(type, keep, true);
})();
