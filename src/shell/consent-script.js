(() => {
  let given = false;
  try {
    given = /"state":"(accepted|rejected|customized)"/.test(localStorage.getItem("cookieConsent"));
  } catch {}
  document.documentElement.dataset.consent = given ? "given" : "open";
})();
