import { site } from "@contractor/core/facts.ts";

/** Limits browsers to HTTPS for a year; on subdomains too, if the owner chooses that. */
const below = site.data.hsts.includeSubDomains ? "; includeSubDomains" : "";
export const hsts = { name: "Strict-Transport-Security", value: `max-age=31536000${below}` };

/** What no page of the site asks of a browser, so that a script that got in cannot either. */
const unusedFeatures =
  "browsing-topics camera display-capture geolocation microphone payment usb".split(" ");

/**
 * Sent with every response. The policy here holds only what a <meta> element cannot set. Each page
 * has the rest in a Content-Security-Policy element of its own, with the hashes of its styles and
 * scripts, and browsers apply both.
 */
export const securityHeaders = [
  { name: "Content-Security-Policy", value: "frame-ancestors 'none'" },
  hsts,
  { name: "X-Content-Type-Options", value: "nosniff" },
  { name: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { name: "Permissions-Policy", value: unusedFeatures.map((name) => `${name}=()`).join(", ") },
  { name: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { name: "Cross-Origin-Resource-Policy", value: "same-origin" },
];

/** The headers of every response: a browser asks each time whether a file has changed. */
export const headers = [...securityHeaders, { name: "Cache-Control", value: "no-cache" }];

/** The folder in which every file name carries a hash of its content. */
export const hashedFolder = "/_astro/";

/**
 * Where a header has another value: the address as a pattern that all servers read, and as static
 * hosts write it. An error has the usual headers: a missing hashed file may come with the next
 * release.
 */
export const exceptions = [
  {
    // This page opens a window of its git host to sign in, which sends it the outcome.
    key: "editor",
    pattern: "^/beheer(?:\\.html)?$",
    paths: ["/beheer"],
    name: "Cross-Origin-Opener-Policy",
    value: "unsafe-none",
  },
  {
    // Others show these: readers of feeds, portals, and previews of a page that is shared.
    key: "shared",
    pattern: "^/(?:social/[^/]+|icon-[^/]+\\.png|apple-touch-icon\\.png|favicon\\.(?:svg|ico))$",
    paths: ["/social/*", "/icon-*", "/apple-touch-icon.png", "/favicon.svg", "/favicon.ico"],
    name: "Cross-Origin-Resource-Policy",
    value: "cross-origin",
  },
  {
    key: "hashed",
    pattern: `^${hashedFolder}`,
    paths: [`${hashedFolder}*`],
    name: "Cache-Control",
    value: "public, max-age=31536000, immutable",
  },
] as const;
