(() => {
  const root = document.documentElement;
  root.dataset.consent = "open";
  try {
    if (/"state":"(accepted|rejected|customized)"/.test(localStorage.cookieConsent)) {
      root.dataset.consent = "given";
    }
  } catch {}
  early = [];
  const keep = (event) => {
    if (early?.push(event) && event.type === "submit") {
      event.preventDefault();
    }
  };
  for (const type of "pointerdown pointermove pointerup click submit focusin keydown scroll".split(
    " ",
  )) {
    addEventListener(type, keep, true);
  }
  archivo = new FontFace("Archivo", "url(ARCHIVO)", { weight: "600 800" });
  document.fonts.add(archivo);
  if (document.referrer.startsWith(location.origin)) {
    archivo.load().then(
      () => (root.dataset.font = ""),
      () => {},
    );
  }
  if (performance.getEntriesByType("navigation")[0]?.type === "reload") {
    const toStart = () =>
      (document.querySelector(":target") ?? root).scrollIntoView({ behavior: "instant" });
    const leave = () => removeEventListener("scroll", toStart);
    addEventListener("scroll", toStart);
    for (const type of ["wheel", "touchmove", "keydown", "pointerdown"]) {
      addEventListener(type, leave);
    }
    addEventListener("load", () => setTimeout(leave, 100));
  }
})();
