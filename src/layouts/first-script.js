(() => {
  const root = document.documentElement;
  try {
    root.dataset.consent = /"state":"(accepted|rejected|customized)"/.test(localStorage.cookieConsent)
      ? "given"
      : "open";
  } catch {
    root.dataset.consent = "open";
  }
  early = [];
  const keep = (event) => {
    if (early?.push(event) && event.type === "submit") event.preventDefault();
  };
  for (const type of [
    "pointerdown",
    "pointermove",
    "pointerup",
    "click",
    "submit",
    "focusin",
    "keydown",
    "scroll",
  ])
    addEventListener(type, keep, true);
  faces = ["800", "600 750"].map(
    (weight) => new FontFace("Archivo", "url(ARCHIVO)", { weight, display: "optional" }),
  );
  if (document.referrer.startsWith(location.origin)) {
    for (const face of faces) {
      document.fonts.add(face);
      face.load().catch(() => {});
    }
  }
  if (performance.getEntriesByType("navigation")[0]?.type === "reload") {
    const toStart = () => (document.querySelector(":target") ?? root).scrollIntoView({ behavior: "instant" });
    const leave = () => removeEventListener("scroll", toStart);
    addEventListener("scroll", toStart);
    for (const type of ["wheel", "touchmove", "keydown", "pointerdown"]) addEventListener(type, leave);
    addEventListener("load", () => setTimeout(leave, 100));
  }
})();
