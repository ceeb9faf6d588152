import { savesData } from "./saves-data.ts";

/**
 * Registers the service worker when the page has loaded. There is none where the page has no secure
 * connection, and in some private windows; a failure is only logged.
 */
export function registerWorker(): void {
  if (!("serviceWorker" in navigator)) {
    return;
  }
  const address = savesData() ? "/sw.js?save-data" : "/sw.js";
  addEventListener("load", () => {
    navigator.serviceWorker.register(address).catch(console.log);
  });
}
