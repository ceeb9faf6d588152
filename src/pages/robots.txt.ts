import type { APIRoute } from "astro";
import { absolute } from "#seo/ids.ts";

/** Everything may be found; where the list of it is. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap-index.xml")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
