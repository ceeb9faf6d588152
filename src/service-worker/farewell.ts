/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

// The kill switch: takes the place of the worker at once, empties its caches and leaves for good.
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
