/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

// Replaces the worker at once, deletes its caches and unregisters itself.

async function removeEverything(): Promise<void> {
  for (const name of await caches.keys()) {
    await caches.delete(name);
  }
  await self.registration.unregister();
}

self.addEventListener("install", () => {
  void self.skipWaiting();
});
self.addEventListener("activate", (event) => event.waitUntil(removeEverything()));
