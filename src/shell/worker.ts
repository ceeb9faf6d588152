import { savesData } from "./saves-data";

const canWork = () => "serviceWorker" in navigator;

/** Registers the service worker once the page is loaded; a failure is only noted. */
export function registerWorker(): void {
  if (!canWork()) return;
  const register = () =>
    navigator.serviceWorker
      .register(savesData() ? "/sw.js?save-data" : "/sw.js")
      .catch((error: unknown) => console.log("Service worker:", error));
  if (document.readyState === "complete") register();
  else addEventListener("load", register);
}

/** Asks the worker, when it is there, to keep what the visitor may want without a network. */
export async function keepForLater(): Promise<void> {
  if (canWork()) (await navigator.serviceWorker.ready).active?.postMessage("");
}
