/// <reference lib="webworker" />
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope & {
  /** What the form of /contact needs; integrations/service-worker.ts writes it here. */
  later: string[];
};

/*
 * The site without a network. Pages are whole in themselves (their style is inside), so an old and
 * a new version cannot mix; a new worker waits until no page of the old one is open, so that an
 * open page keeps its files.
 */

const day = 24 * 60 * 60;

// Kept for when the network fails, not routed: with a network a fresh page always wins.
// src/client/worker.ts says so when the visitor saves data: then only what is used is kept.
if (!self.location.search) {
  precache(self.__WB_MANIFEST);
}
cleanupOutdatedCaches();

const pathOf = (request: Request) => new URL(request.url).pathname;

const pages = new NetworkFirst({
  cacheName: "pages",
  networkTimeoutSeconds: 6,
  plugins: [
    // A page under another query is the same page: /faq?zoek=vocht is /faq.
    { cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).origin + pathOf(request) },
    // Never visited: contact is there all the same, for the rest the offline page.
    {
      handlerDidError: async ({ request }) =>
        (await matchPrecache(pathOf(request))) ?? (await matchPrecache("/offline")),
    },
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
  ],
});

// Files with a hash in their name never change.
const files = new CacheFirst({
  cacheName: "files",
  plugins: [
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await matchPrecache(pathOf(request))),
    },
    new ExpirationPlugin({ maxEntries: 120, maxAgeSeconds: 365 * day, purgeOnQuotaError: true }),
  ],
});

// The owner's editor is no page of the site: without a network it has nothing to show.
const isEditor = ({ pathname }: URL) => /^\/beheer(\/|$)/.test(pathname);

registerRoute(({ request, url }) => request.mode === "navigate" && !isEditor(url), pages);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_astro/"), files);
// What a form fetches: the copy is for when the network fails, never for when it is slow.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith(".json") && !isEditor(url),
  new NetworkFirst({ cacheName: "texts" }),
);

// The visitor has done something on a page that was there before the worker: that page is kept,
// from what the browser has of it, and so is what the form of /contact needs.
self.addEventListener("message", (event) => {
  const keep = async () => {
    if (event.source instanceof WindowClient) {
      await pages.handle({
        event,
        request: new Request(event.source.url, { cache: "force-cache" }),
      });
    }
    for (const url of self.later) {
      await files.handle({ event, request: new Request(url, { priority: "low" }) });
    }
  };
  // Not kept now, then with the next page.
  event.waitUntil(keep().catch(() => {}));
});
