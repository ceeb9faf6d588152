import { site } from "#data/firm/site.ts";

export type Header = (typeof securityHeaders)[number];

/** Limits browsers to HTTPS for a year; on subdomains too, if the owner chooses that. */
export function strictTransport({ includeSubDomains }: typeof site.data.hsts): string {
  return `max-age=31536000${includeSubDomains ? "; includeSubDomains" : ""}`;
}

/** What no page of the site asks of a browser, so that a script that got in cannot either. */
const unusedFeatures = [
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "microphone",
  "payment",
  "usb",
];

/**
 * Sent with every response. The policy here holds only what a <meta> element cannot set. Each page
 * has the rest in a Content-Security-Policy element of its own, with the hashes of its styles and
 * scripts, and browsers apply both.
 */
export const securityHeaders = [
  { name: "Content-Security-Policy", value: "frame-ancestors 'none'" },
  { name: "Strict-Transport-Security", value: strictTransport(site.data.hsts) },
  { name: "X-Content-Type-Options", value: "nosniff" },
  { name: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { name: "Permissions-Policy", value: unusedFeatures.map((name) => `${name}=()`).join(", ") },
  { name: "Cross-Origin-Opener-Policy", value: "same-origin" },
  { name: "Cross-Origin-Resource-Policy", value: "same-origin" },
];

/**
 * The editor's page opens a window of its git host to sign in, which sends it the outcome. A
 * stricter policy would keep the two from communicating.
 */
export const editorHeader = {
  path: "/beheer",
  name: "Cross-Origin-Opener-Policy",
  value: "unsafe-none",
} as const;

/** Pictures that others show: readers of feeds, portals, and previews of a page that is shared. */
export const sharedFiles = {
  pattern: "/(?:social/[^/]+|icon-[^/]+\\.png|apple-touch-icon\\.png|favicon\\.(?:svg|ico))$",
  paths: ["/social/*", "/icon-*", "/apple-touch-icon.png", "/favicon.svg", "/favicon.ico"],
  name: "Cross-Origin-Resource-Policy",
  value: "cross-origin",
} as const;

/** The folder in which every file name carries a hash of its content. */
export const hashedFolder = "/_astro/";

/** Cache-Control for files whose name never changes meaning, and for everything else. */
export const caching = {
  immutable: "public, max-age=31536000, immutable",
  revalidate: "no-cache",
} as const;

/**
 * The Cache-Control value of a response. A missing hashed file may appear with the next release.
 */
export function cacheControl(path: string, status: number): string {
  return status < 400 && path.startsWith(hashedFolder) ? caching.immutable : caching.revalidate;
}
