/// <reference lib="webworker" />
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";

declare const self: ServiceWorkerGlobalScope;

// The site without a network. The names of style sheets contain a hash of their content, so the
// pages of an old version never get the styles of a new one. A new worker waits until no page of
// the old version is open, so that open pages keep their scripts.

const day = 24 * 60 * 60;

// The contact page, the offline page and their files (site/build/service-worker.ts) are always
// available offline. They are not routed, because a page from the network is preferred. For
// visitors who save data, site/client/shell.ts adds a query, and nothing is fetched in
// advance.
if (!self.location.search) {
  precache(self.__WB_MANIFEST);
}
cleanupOutdatedCaches();

const pathOf = (request: Request) => new URL(request.url).pathname;

/**
 * A picture of nothing, in place of one that was not fetched: browsers mark a missing one as
 * broken.
 */
const emptyPicture = () =>
  new Response('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>', {
    headers: { "Content-Type": "image/svg+xml" },
  });

// Files with a hash in their name never change.
const files = new CacheFirst({
  cacheName: "files",
  plugins: [
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await matchPrecache(pathOf(request))),
      handlerDidError: async ({ request }) =>
        request.destination === "image" ? emptyPicture() : undefined,
    },
    new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 365 * day, purgeOnQuotaError: true }),
  ],
});

const pages = new NetworkFirst({
  cacheName: "pages",
  networkTimeoutSeconds: 6,
  plugins: [
    // Addresses that differ only in their query, such as /faq?zoek=vocht, have the same page.
    { cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).origin + pathOf(request) },
    // A page that was never visited is replaced by the offline page, except for the contact page.
    {
      handlerDidError: async ({ request }) =>
        (await matchPrecache(pathOf(request))) ?? (await matchPrecache("/offline")),
    },
    // Also the style sheets that the browser had before this worker: a kept page is complete.
    {
      cacheDidUpdate: async ({ event, newResponse }) => {
        const sheets = (await newResponse.text()).matchAll(/"(\/_astro\/[\w.-]+\.css)"/g);
        const addresses = new Set(Array.from(sheets, ([, address = ""]) => address));
        await Promise.allSettled([...addresses].map((request) => files.handle({ event, request })));
      },
    },
    new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 30 * day, purgeOnQuotaError: true }),
  ],
});

// The owner's editor does not work without a network.
const isEditor = ({ pathname }: URL) => /^\/beheer(\/|$)/.test(pathname);

registerRoute(({ request, url }) => request.mode === "navigate" && !isEditor(url), pages);
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/_astro/"), files);

/** Caches the pages that were open before this worker, from the browser's own cache if possible. */
async function keepOpenPages(event: ExtendableEvent): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const { url } of open.filter((client) => !isEditor(new URL(client.url)))) {
    await pages.handle({ event, request: new Request(url, { cache: "force-cache" }) });
  }
}
self.addEventListener("activate", (event) => {
  // A page that cannot be cached now is cached at its next visit.
  event.waitUntil(keepOpenPages(event).catch(() => {}));
});
