import { business } from "@contractor/core/facts.ts";
import type { APIRoute } from "astro";

/** The web app manifest, for visitors who put the site on their home screen. */
export const GET: APIRoute = () =>
  new Response(
    JSON.stringify({
      name: business.data.legalName,
      short_name: business.data.name,
      description: business.data.description,
      lang: "nl-NL",
      start_url: "/",
      display: "browser",
      background_color: "#ffffff",
      theme_color: "#ffffff",
      icons: [192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
      })),
    }),
    { headers: { "Content-Type": "application/manifest+json" } },
  );
