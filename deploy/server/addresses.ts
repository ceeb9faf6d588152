/**
 * A page's address with a slash or ".html" after it: the first group is the clean address without
 * its leading slash. Only the characters our slugs use match, so a redirect never leaves the site.
 * Written in the syntax that JavaScript, Go (Caddy) and PCRE (nginx) share.
 */
export const uncleanAddress = "^/+((?:[a-z0-9-]+/)*[a-z0-9-]+)(?:/+|\\.html/*)$";

/** The home page by the name of its file. */
export const homeFile = ["/index", "/index.html"] as const;

/** Folders with a 404 page of their own, which answers for every unknown address below them. */
export const sectionsWithNotFound = ["case-studies", "blogs"] as const;

/** Files in dist/ that are meant for a static host and are never served. */
export const unserved = ["/_headers", "/_redirects"] as const;

/** The clean address to redirect to, or undefined when the address is clean already. */
export function cleanAddress(path: string): string | undefined {
  if (homeFile.some((name) => name === path)) {
    return "/";
  }
  const clean = new RegExp(uncleanAddress).exec(path)?.[1];
  return clean === undefined ? undefined : `/${clean}`;
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
