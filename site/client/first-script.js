// Runs in the head, before the first paint.
{
  const root = document.documentElement;

  // The visitor's choice about cookies; null where there is none, it is damaged or the browser
  // refuses storage. A choice is valid for a year, like its cookies, and while the site uses the
  // same services. The banner uses this function as well.
  window.readConsent = () => {
    try {
      const record = JSON.parse(localStorage.cookieConsent);
      const { state, timestamp, services = "" } = record;
      const isMade = /^(accepted|rejected|customized)$/.test(state);
      const age = Date.now() - Date.parse(timestamp);
      const isOfToday = services === (root.dataset.analytics ?? "");
      return isMade && age < 365 * 24 * 60 * 60 * 1000 && isOfToday ? record : null;
    } catch {
      return null;
    }
  };
  // Hides the banner from visitors who have made a choice.
  root.dataset.consent = readConsent() ? "given" : "open";
}
