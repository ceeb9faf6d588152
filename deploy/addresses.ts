import { movedCategories } from "@contractor/core/facts/articles/articles.ts";
import { site } from "@contractor/core/facts.ts";

/** The name of the site, and the one that visitors also type: with www. before it, or without. */
export const { hostname, origin: url } = new URL(site.data.url);
export const otherName = hostname.startsWith("www.") ? hostname.slice(4) : `www.${hostname}`;

/** The answer when the mail service cannot be reached. The page shows it to the visitor. */
export const mailServiceDown = "The mail service cannot be reached";

const page = "(?:[a-z0-9-]+/)*[a-z0-9-]+";

/**
 * A page's address with a slash or ".html" after it, or with more than one slash before it. The
 * first group or the second is the clean address without its leading slash. Only the characters our
 * slugs use match, so a redirect never leaves the site. Written in the syntax that JavaScript, Go
 * (Caddy) and PCRE (nginx) share.
 */
export const uncleanAddress = `^(?:/+(${page})(?:/+|\\.html/*)|//+(${page}))$`;

/** Addresses that are sent on to another. People and programs type /sitemap.xml first. */
export const redirects = [
  { from: "/index", to: "/" },
  { from: "/index.html", to: "/" },
  { from: "/sitemap.xml", to: "/sitemap-index.xml" },
  ...movedCategories(),
];

/** A file or folder whose name begins with a dot. None is served but those of `wellKnown`. */
export const hiddenFile = "/\\.";

/** The folder in which a certificate or another service proves that the site is the owner's. */
export const wellKnown = "/.well-known/";

/** Folders with a 404 page of their own, which answers for every unknown address below them. */
export const sectionsWithNotFound = ["case-studies", "blogs"] as const;

/** The page, as a file in dist/, that is shown when the server itself fails. */
export const failurePage = "/500.html";

/** Addresses at which an error page would answer with status 200. */
const errorAddresses = [
  "/404",
  "/500",
  ...sectionsWithNotFound.map((name) => `/${name}/404`),
].flatMap((page) => [page, `${page}.html`]);

/** What is never served: the files in dist/ for static hosts, and the error pages by their name. */
export const refused = ["/_headers", "/_redirects", ...errorAddresses];
