/// <reference lib="webworker" />
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;

/*
 * The site without a network. Pages are whole in themselves (their style is inside), so an old and
 * a new version cannot mix; a new worker waits until no page of the old one is open, so that an
 * open page keeps its files.
 */

const day = 24 * 60 * 60;

// The pages without which a visitor is lost, and their scripts (integrations/service-worker.ts).
// Kept for when the network fails, not routed: with a network a fresh page always wins. For who
// saves data src/client/register-worker.ts adds a query: then only what is used is kept.
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

// The page that registered this worker was there before it: it is kept as well, from what the
// browser has of it. A new version of the worker takes over when no page is open.
async function keepOpenPages(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const { url } of open.filter((client) => !isEditor(new URL(client.url)))) {
    await pages.handle({ event, request: new Request(url, { cache: "force-cache" }) });
  }
}
self.addEventListener("activate", (event) => {
  // A page that cannot be kept now is kept at its next visit.
  event.waitUntil(keepOpenPages(event).catch(() => {}));
});
