/** Whether the visitor asked to save data: then nothing is fetched that is not used at once. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** Absent where the page has no secure connection, and in some private windows. */
const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;

/** Registers the service worker; a failure, which the browser words, is only noted. */
export function registerWorker(): void {
  workers?.register(savesData() ? "/sw.js?save-data" : "/sw.js").catch(console.log);
}

/** Asks the worker, when it is there, to keep what the visitor may want without a network. */
export async function keepForLater(): Promise<void> {
  (await workers?.ready)?.active?.postMessage("");
}
