// Runs in the head, before the first paint.
{
  // Hides the cookie banner from visitors who have made a choice. A choice is valid for a year,
  // like its cookies, and while the site uses the same services.
  const root = document.documentElement;
  root.dataset.consent = "open";
  try {
    const { state, timestamp, services = "" } = JSON.parse(localStorage.cookieConsent);
    const isMade = ["accepted", "rejected", "customized"].includes(state);
    const age = Date.now() - Date.parse(timestamp);
    const isOfToday = services === (root.dataset.analytics ?? "");
    if (isMade && age < 365 * 24 * 60 * 60 * 1000 && isOfToday) {
      root.dataset.consent = "given";
    }
  } catch {
    // There is no choice, it is damaged, or the browser refuses storage.
  }
}
