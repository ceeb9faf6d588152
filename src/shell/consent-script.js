// Before anything is painted: is there a choice about cookies? Then the banner is never seen, and never shifts anything.
(() => {
  let given = false;
  try {
    given = /"state":"(accepted|rejected|customized)"/.test(localStorage.getItem("cookieConsent"));
  } catch {}
  document.documentElement.dataset.consent = given ? "given" : "open";
})();
