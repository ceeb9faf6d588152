import type { Host } from "./host.ts";
import { frontFile, frontPath, hashed, type SiteFiles } from "./site-files.ts";

/** Its name begins with a dot, so that no visitor gets it. */
export const digestsPath = ".website.json";

/** What stands at the host: the digest of each file, and since when some are no longer needed. */
interface Digests {
  files: Record<string, string>;
  unused: Record<string, string>;
}

const noDigests = '{"files":{},"unused":{}}';

/** After this many files the digests are kept, so that a run that breaks off goes on there. */
const filesBetween = 25;

/** How long files with a hash in their names stay, for visitors on a page of an older site. */
const keptDays = 30;
const day = 24 * 60 * 60 * 1000;

interface Options {
  onProgress?: (done: number, of: number) => void;
  now?: Date;
  /** Sends every file, also those that seem to be there. */
  isAll?: boolean;
}

/** Its content never changes, and nobody asks for it before a page names it. */
const hasHash = (path: string) => path.startsWith(hashed) && !path.endsWith(".htaccess");

/** Each file comes after those that it needs: the service worker copies the pages. */
function rank(path: string): number {
  if (hasHash(path)) {
    return 0;
  }
  if (path.includes("/sw.js")) {
    return 3;
  }
  return path.includes(".html") ? 2 : 1;
}

/** Puts our part of the .htaccess in front of the site, above what stood there. */
async function putFront(host: Host): Promise<void> {
  const standing = await host.read(frontPath);
  const front = frontFile(standing);
  if (front !== standing) {
    await host.replace(frontPath, Buffer.from(front));
  }
}

/**
 * Makes the site at the host the one that was built. What is there already does not travel again,
 * and a run that broke off goes on at the next.
 */
export async function sendSite(host: Host, files: SiteFiles, options: Options = {}) {
  const { onProgress = () => {}, now = new Date(), isAll = false } = options;
  // Without any, as before the first time, every file is sent.
  const known: Digests = JSON.parse((await host.read(digestsPath)) || noDigests);
  const send = [...files]
    .filter(([path, { digest }]) => isAll || known.files[path] !== digest)
    .sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b));
  const old = Object.keys(known.files).filter((path) => !files.has(path));
  const since = (path: string) => known.unused[path] ?? now.toISOString();
  const isDue = (path: string) =>
    !hasHash(path) || now.getTime() - Date.parse(since(path)) >= keptDays * day;
  const remove = old.filter(isDue);

  // What is being replaced is neither the old file nor the new one.
  const changing = Object.fromEntries(send.map(([path]) => [path, ""]));
  const there: Digests = {
    files: { ...known.files, ...changing },
    unused: Object.fromEntries(old.map((path) => [path, since(path)])),
  };
  const keep = () => host.replace(digestsPath, Buffer.from(JSON.stringify(there)));
  await keep();
  for (const [index, [path, { content, digest }]] of send.entries()) {
    await (hasHash(path) ? host.put(path, content) : host.replace(path, content));
    there.files[path] = digest;
    onProgress(index + 1, send.length);
    if (index % filesBetween === filesBetween - 1) {
      await keep();
    }
  }
  await putFront(host);
  for (const path of remove) {
    await host.remove(path);
    delete there.files[path];
    delete there.unused[path];
  }
  await keep();
}
