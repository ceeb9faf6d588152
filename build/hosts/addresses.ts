import { movedCategories } from "#data/articles/article-lists.ts";
import { routes } from "#routes.ts";
import { editorHeader } from "./headers.ts";

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

/** What people type, from a flyer or a van: the pages in the table of routes, and the editor. */
export const typedPages = [...routes.map(({ path }) => path), editorHeader.path].filter(
  (path) => path !== "/",
);

/** Whether an address has capitals, which the files of the site's pages never have. */
export const withCapitals = "[A-Z]";

/** A page's address in any capitals, clean or not; in the same syntax, without regard to case. */
export const typedAddress = (path: string) => `^/+${path.slice(1)}(?:/+|\\.html/*)?$`;

/** A file or folder whose name begins with a dot. None is served but those of `wellKnown`. */
export const hiddenFile = "/\\.";

/** The folder in which a certificate or another service proves that the site is the owner's. */
export const wellKnown = "/.well-known/";

/** Folders with a 404 page of their own, which answers for every unknown address below them. */
export const sectionsWithNotFound = ["case-studies", "blogs"] as const;

/** Files in dist/ that are meant for a static host and are never served. */
export const unserved = ["/_headers", "/_redirects"] as const;

const matches = (pattern: string, path: string, flags = "") =>
  new RegExp(pattern, flags).exec(path);

/** The address to redirect to, or undefined when the address is clean already. */
export function redirectOf(path: string): string | undefined {
  const moved = redirects.find(({ from }) => from === path);
  if (moved) {
    return moved.to;
  }
  if (matches(withCapitals, path)) {
    return typedPages.find((typed) => matches(typedAddress(typed), path, "i"));
  }
  const [, clean, otherClean] = matches(uncleanAddress, path) ?? [];
  return clean || otherClean ? `/${clean ?? otherClean}` : undefined;
}

/** Whether no file may be sent for an address, whatever dist/ holds. */
export function isRefused(path: string): boolean {
  const listed: readonly string[] = [...unserved, ...errorAddresses];
  return listed.includes(path) || (path.includes("/.") && !path.startsWith(wellKnown));
}

/** The page, as a file in dist/, that answers for an unknown address. */
export function notFoundPage(path: string): string {
  const section = sectionsWithNotFound.find((name) => path.startsWith(`/${name}/`));
  return section ? `/${section}/404.html` : "/404.html";
}

/** The page, as a file in dist/, that is shown when the server itself fails. */
export const failurePage = "/500.html";

/** Addresses at which an error page would answer with status 200. */
export const errorAddresses = [
  "/404",
  "/500",
  ...sectionsWithNotFound.map((name) => `/${name}/404`),
].flatMap((page) => [page, `${page}.html`]);
