/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

// The kill switch: replaces the worker at once, deletes its caches and unregisters itself.
self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) {
      await caches.delete(name);
    }
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
