/// <reference lib="webworker" />
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;

/*
 * The site without a network. Pages are whole in themselves (their style is inside), so an old and a new version
 * cannot mix; a new worker waits until no page of the old one is open, so that an open page keeps its files.
 */

const day = 24 * 60 * 60;

// Kept for when the network fails, not routed: with a network a fresh page always wins.
precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();

const pathOf = (request: Request) => new URL(request.url).pathname;

registerRoute(
  ({ request }) => request.mode === "navigate",
  new NetworkFirst({
    cacheName: "pages",
    networkTimeoutSeconds: 6,
    plugins: [
      // A page under another query is the same page: /faq?zoek=vocht is /faq.
      { cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).origin + pathOf(request) },
      // Never visited: home and contact are there all the same, for the rest the offline page.
      {
        handlerDidError: async ({ request }) =>
          (await matchPrecache(pathOf(request))) ?? (await matchPrecache("/offline")),
      },
      new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
    ],
  }),
);

// Files with a hash in their name never change.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_astro/"),
  new CacheFirst({
    cacheName: "files",
    plugins: [
      {
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse ?? (await matchPrecache(pathOf(request))),
      },
      new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 365 * day, purgeOnQuotaError: true }),
    ],
  }),
);
