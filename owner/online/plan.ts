import { hashed, type SiteFiles } from "./site-files.ts";

/** What stands at the host: the digest of each file, and since when some are no longer needed. */
export interface Digests {
  files: Record<string, string>;
  unused: Record<string, string>;
}

/** How long files with a hash in their names stay, for visitors on a page of an older site. */
const keptDays = 30;
const day = 24 * 60 * 60 * 1000;

/** Its content never changes, and nobody asks for it before a page names it. */
export const hasHash = (path: string) => path.startsWith(hashed) && !path.endsWith(".htaccess");

/** Each file comes after those that it needs: the service worker copies the pages. */
const order = [
  hasHash,
  (path: string) => !/\.html(?:\.\w+)?$|\/sw\.js/.test(path),
  (path: string) => /\.html/.test(path),
  () => true,
];

const rank = (path: string) => order.findIndex((isOf) => isOf(path));

/** What is sent, in which order, and what goes from the host once that is there. */
export function planFor(files: SiteFiles, digests: Digests, now: Date) {
  const send = [...files.entries()]
    .filter(([path, { digest }]) => digests.files[path] !== digest)
    .map(([path]) => path)
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  const old = Object.keys(digests.files).filter((path) => !files.has(path));
  const unused = Object.fromEntries(
    old.map((path) => [path, digests.unused[path] ?? now.toISOString()]),
  );
  const isDue = (path: string) =>
    !hasHash(path) || now.getTime() - Date.parse(unused[path] ?? "") >= keptDays * day;
  return { send, remove: old.filter(isDue), unused };
}
