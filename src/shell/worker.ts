/** Registers the service worker once the page is loaded; a failure is only noted. */
export function registerWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () =>
    navigator.serviceWorker
      .register("/sw.js")
      .catch((error: unknown) => console.log("Service worker:", error));
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}
